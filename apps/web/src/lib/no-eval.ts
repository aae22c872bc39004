/**
 * zod tries whether it may compile its rules to code, which the content policy refuses and the browser reports. It
 * reads this as soon as it is loaded, which is after the first page is on its way.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
