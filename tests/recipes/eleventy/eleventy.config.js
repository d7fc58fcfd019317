export default function (config) {
  config.addShortcode('clipstage', (preset, stage) => `<clip-stage preset="${preset}" stage="${stage}"></clip-stage>`);
}
