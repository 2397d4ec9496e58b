//! What both databases have in common, so that what is written once for both
//! can be plain functions: a statement with its values, and the columns of a row.
use sqlx::{ColumnIndex, Database, Decode, Encode, Row, Type, query::Query};

use crate::{MatchId, StoreError};

/// What stands for `$1`, `$2` and so on in a statement.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Value<'a> {
    Text(&'a str),
    /// Text, or `NULL`.
    Perhaps(Option<&'a str>),
    Number(i64),
    Truth(bool),
}

/// A connection to either database.
pub(crate) trait SqlConnection: Send {
    /// Carries out a statement; how many rows it has changed.
    fn run(
        &mut self,
        statement: &'static str,
        values: &[Value<'_>],
    ) -> impl Future<Output = Result<u64, sqlx::Error>> + Send;

    /// The number that a statement finds, if it finds one.
    fn number(
        &mut self,
        statement: &'static str,
        values: &[Value<'_>],
    ) -> impl Future<Output = Result<Option<i64>, sqlx::Error>> + Send;

    /// Adds entries to the log from `first` on. Each database has its own way
    /// to take a whole list at once.
    fn insert_entries(
        &mut self,
        id: &MatchId,
        first: u64,
        entries: &[String],
    ) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// A statement and its values.
pub(crate) fn with_values<'q, D: Database>(
    statement: &'static str,
    values: &[Value<'q>],
) -> Query<'q, D, D::Arguments>
where
    &'q str: Encode<'q, D> + Type<D>,
    Option<&'q str>: Encode<'q, D> + Type<D>,
    i64: Encode<'q, D> + Type<D>,
    bool: Encode<'q, D> + Type<D>,
{
    values.iter().fold(sqlx::query(statement), |query, value| match *value {
        Value::Text(text) => query.bind(text),
        Value::Perhaps(text) => query.bind(text),
        Value::Number(number) => query.bind(number),
        Value::Truth(truth) => query.bind(truth),
    })
}

/// The columns of a row of either database, by name.
pub(crate) trait Columns {
    fn text(&self, column: &'static str) -> Result<&str, sqlx::Error>;
    fn text_if_any(&self, column: &'static str) -> Result<Option<&str>, sqlx::Error>;
    fn number(&self, column: &'static str) -> Result<i64, sqlx::Error>;
    fn number_if_any(&self, column: &'static str) -> Result<Option<i64>, sqlx::Error>;
    fn truth(&self, column: &'static str) -> Result<bool, sqlx::Error>;
}

impl<R: Row> Columns for R
where
    &'static str: ColumnIndex<R>,
    for<'r> &'r str: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> i64: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> bool: Decode<'r, R::Database> + Type<R::Database>,
{
    fn text(&self, column: &'static str) -> Result<&str, sqlx::Error> {
        self.try_get(column)
    }

    fn text_if_any(&self, column: &'static str) -> Result<Option<&str>, sqlx::Error> {
        self.try_get(column)
    }

    fn number(&self, column: &'static str) -> Result<i64, sqlx::Error> {
        self.try_get(column)
    }

    fn number_if_any(&self, column: &'static str) -> Result<Option<i64>, sqlx::Error> {
        self.try_get(column)
    }

    fn truth(&self, column: &'static str) -> Result<bool, sqlx::Error> {
        self.try_get(column)
    }
}
