import HeadlessUIKit
import RenderTree

extension ViewDescription {
  /// What a layer draws around its view.
  static let layer = ViewDescription(UIView.self) { view, node in
    let layer = view.layer
    if layer.borderWidth > 0, layer.borderColor != UIColor.black.cgColor {
      node.add("borderColor", .color(layer.borderColor?.color))
    }
    node.add("shadow", CGFloat(layer.shadowOpacity), unless: 0)
  }
}
