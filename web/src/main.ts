import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { startRouter } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { loadLanguage } from './lib/text/text.svelte';

document.documentElement.dataset.theme = settings.theme;
document.documentElement.dataset.contrast = settings.hasContrast ? 'more' : 'normal';
startRouter();
await loadLanguage(settings.now.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
