// An anywidget module: the traits preset and stage are the figure's, in both directions.
export default {
  async render({model, el}) {
    await import('https://clipstage.example/clip-stage.js');
    const figure = document.createElement('clip-stage');
    for (const name of ['preset', 'stage']) figure.setAttribute(name, model.get(name));
    const follow = () => figure.setAttribute('stage', model.get('stage'));
    model.on('change:stage', follow);
    figure.addEventListener('stage', ({detail}) => {
      model.set('stage', detail.stage);
      model.save_changes();
    });
    el.append(figure);
    return () => model.off('change:stage', follow);
  },
};
