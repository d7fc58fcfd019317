export default {output: 'export'};
