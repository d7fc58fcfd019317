export default {slidev: {vue: {template: {compilerOptions: {isCustomElement: (tag) => tag === 'clip-stage'}}}}};
