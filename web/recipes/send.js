// With clipstage-embed.js in the page, and loaded before this: a lazy figure gets it when it comes.
clipstageEmbed.send(document.querySelector('iframe'), 'seek', {stage: 'keep'});
