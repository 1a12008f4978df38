import HeadlessUIKit
import RenderTree

/// Turns a window's views into render nodes.
@MainActor
struct ViewRenderer {
  let window: UIWindow
  /// Adds the attributes of an audit; `nil` for other trees.
  var auditAttributes: AuditAttributes?

  func tree() -> RenderNode {
    node(of: window, at: window.frame.origin, parentAt: .zero)
  }

  /// Returns the node of a view with those of its subviews.
  ///
  /// Edges are snapped to the pixel grid in window coordinates first, and made relative to the parent
  /// after that, so that neighbors that touch on the screen touch in the tree. The frame of a
  /// transformed view is the upright rectangle around it, and its content has a separate pixel grid.
  private func node(of view: UIView, at origin: CGPoint, parentAt parent: CGPoint) -> RenderNode {
    var node = RenderNode(view.typeName, identifier: view.accessibilityIdentifier)
    node.frame = frame(of: view.frame.size, at: origin, parentAt: parent)
    var hidesParts = false
    view.traitCollection.performAsCurrent {
      hidesParts = ViewDescription.describe(view, into: &node)
      auditAttributes?.add(to: &node, of: view)
    }
    let corner = corner(of: view.bounds, at: origin, isTransformed: !view.transform.isIdentity)
    if view.hasOrderedSublayers {
      node.children = children(of: view.layer, at: corner).filter { !hidesParts || $0.view == nil }.map(
        \.node)
    } else if !hidesParts {
      node.children = view.subviewsAsRead.map { self.node(of: $0, below: corner) }
    }
    return node
  }

  /// Returns the node of a layer that belongs to no view, with the nodes of its sublayers.
  private func node(of layer: CALayer, at origin: CGPoint, parentAt parent: CGPoint) -> RenderNode {
    var node = RenderNode(String(describing: type(of: layer)))
    node.frame = frame(of: layer.frame.size, at: origin, parentAt: parent)
    (layer.nearestView ?? window).traitCollection.performAsCurrent {
      LayerDescription.describe(layer, into: &node)
      auditAttributes?.add(to: &node, of: layer)
    }
    let isTransformed = !layer.affineTransform().isIdentity
    node.children = children(
      of: layer, at: corner(of: layer.bounds, at: origin, isTransformed: isTransformed)
    )
    .map(\.node)
    return node
  }

  /// Returns the nodes of a layer's views and sublayers in drawing order.
  private func children(of layer: CALayer, at corner: CGPoint) -> [(view: UIView?, node: RenderNode)] {
    layer.drawnSublayers.map { child in
      if let view = child.owner { return (view, node(of: view, below: corner)) }
      let origin = CGPoint(x: corner.x + child.frame.minX, y: corner.y + child.frame.minY)
      return (nil, node(of: child, at: origin, parentAt: corner))
    }
  }

  private func node(of view: UIView, below corner: CGPoint) -> RenderNode {
    let origin = CGPoint(x: corner.x + view.frame.minX, y: corner.y + view.frame.minY)
    return node(of: view, at: origin, parentAt: corner)
  }

  /// Returns the origin of the content, which bounds that do not begin at zero shift, such as those of
  /// a scrolled view.
  private func corner(of bounds: CGRect, at origin: CGPoint, isTransformed: Bool) -> CGPoint {
    let start = isTransformed ? .zero : origin
    return CGPoint(x: start.x - bounds.minX, y: start.y - bounds.minY)
  }

  private func frame(of size: CGSize, at origin: CGPoint, parentAt parent: CGPoint) -> RenderFrame {
    let (left, top) = (origin.x.snapped, origin.y.snapped)
    return RenderFrame(
      x: left - parent.x.snapped, y: top - parent.y.snapped,
      width: (origin.x + size.width).snapped - left, height: (origin.y + size.height).snapped - top)
  }
}

extension CGFloat {
  /// The nearest pixel edge, in points. Halves are rounded up, as are values just below a half.
  ///
  /// Without that tolerance, the rounding error of a sum would decide how a half is rounded. At 3 pixels
  /// a point, 1.5 points (4.5 pixels) become 5/3 points.
  @MainActor var snapped: Double {
    let scale = UIScreen.main.scale
    return Double((self * scale + 0.501).rounded(.down) / scale)
  }
}

extension UIView {
  /// The name of the class without its module.
  var typeName: String { String(describing: type(of: self)) }
}
