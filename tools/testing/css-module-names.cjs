// In tests each class of a CSS Module is its own name, so `styles.panel` is 'panel'.
module.exports = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === '__esModule') return false;
      return name === 'default' ? module.exports : name;
    },
  },
);
