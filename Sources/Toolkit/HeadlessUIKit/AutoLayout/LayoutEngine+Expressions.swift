import Foundation
import LayoutSolver

extension LayoutEngine {
  /// An attribute in the root's coordinates.
  func expression(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearExpression {
    let frame = rootFrame(of: item)
    return switch attribute {
    case .left, .leading: frame.x
    case .right, .trailing: frame.x + frame.width
    case .top: frame.y
    case .bottom: frame.y + frame.height
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.x + 0.5 * frame.width
    case .centerY: frame.y + 0.5 * frame.height
    case .notAnAttribute: LinearExpression()
    }
  }

  /// An item's rectangle in the root's coordinates.
  private func rootFrame(of item: any LayoutItem) -> FrameExpressions {
    guard let guide = item as? UILayoutGuide else { return rootFrame(of: item.layoutOwner) }
    let owner = item.layoutOwner
    let frame = rootFrame(of: owner)
    switch guide.kind {
    case .free, .scrollContent: return relativeFrame(of: guide).moved(by: contentOrigin(of: owner))
    case .scrollFrame: return frame
    case .safeArea: return frame.inset(by: owner.safeAreaInsets)
    case .margins: return frame.inset(by: owner.safeAreaInsets + owner.layoutMargins)
    }
  }

  private func rootFrame(of view: UIView) -> FrameExpressions {
    let frame = relativeFrame(of: view, constant: view.frame)
    guard let superview = view.superview else { return frame }
    return frame.moved(by: contentOrigin(of: superview))
  }

  /// Where a view's own coordinates begin, in the root's.
  private func contentOrigin(of view: UIView) -> (x: LinearExpression, y: LinearExpression) {
    let frame = rootFrame(of: view)
    return (
      frame.x - LinearExpression(constant: Double(view.bounds.minX)),
      frame.y - LinearExpression(constant: Double(view.bounds.minY))
    )
  }

  /// The unknowns of an item, or its frame where it has none.
  private func relativeFrame(of item: any LayoutItem, constant: CGRect = .zero) -> FrameExpressions {
    frames[ObjectIdentifier(item)].map(FrameExpressions.init) ?? FrameExpressions(constant)
  }
}
