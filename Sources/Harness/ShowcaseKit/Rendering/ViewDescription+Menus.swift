import HeadlessUIKit
import RenderTree

extension ViewDescription {
  /// What the configuration of a button adds to its title and picture.
  static let buttonConfiguration = ViewDescription(UIButton.self) { button, node in
    if let image = button.currentBackgroundImage { node.add("backgroundImage", .string(image.name)) }
    guard let configuration = button.configuration else { return }
    node.add("style", .word(configuration.style.rawValue))
    node.add("lines", CGFloat(button.titleLabel?.numberOfLines ?? 1), unless: 1)
    node.add("subtitle", configuration.subtitle.map { .string($0) })
    node.mark("busy", configuration.showsActivityIndicator)
    node.addColor(button.currentBackgroundColor ?? .clear, named: "background", unless: .clear)
  }

  /// One line of a menu that is open.
  static let menuItem = ViewDescription(UIContextMenuItemView.self, hidesParts: true) { item, node in
    node.text = item.title
    node.mark("header", item.isHeader)
    node.mark("on", item.menuState == .on)
    node.mark("mixed", item.menuState == .mixed)
    node.mark("destructive", item.isDestructive)
    node.mark("submenu", item.hasSubmenu)
    node.add("subtitle", item.subtitle.map { .string($0) })
    node.add("image", item.image.map { .string($0.name) })
  }
}
