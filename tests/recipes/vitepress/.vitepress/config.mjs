export default {
  title: 'Posts',
  head: [['link', {rel: 'stylesheet', href: 'https://clipstage.example/clip-stage.css'}], ['script', {type: 'module', src: 'https://clipstage.example/clip-stage.js'}]],
  vue: {template: {compilerOptions: {isCustomElement: (tag) => tag === 'clip-stage'}}},
};
