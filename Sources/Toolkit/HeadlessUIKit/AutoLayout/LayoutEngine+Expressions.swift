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
    let owner = item.layoutOwner
    let frame = rootFrames[ObjectIdentifier(owner)] ?? FrameExpressions(owner.frame)
    guard let guide = item as? UILayoutGuide else { return frame }
    switch guide.kind {
    case .free, .scrollContent:
      return relativeFrame(of: guide).moved(by: frame.scrolled(to: owner.bounds.origin))
    case .scrollFrame: return frame
    case .safeArea: return frame.inset(by: owner.safeAreaInsets)
    case .margins: return frame.inset(by: owner.safeAreaInsets + owner.layoutMargins)
    }
  }

  /// The unknowns of an item, or its frame where it has none.
  func relativeFrame(of item: any LayoutItem, constant: CGRect = .zero) -> FrameExpressions {
    frames[ObjectIdentifier(item)].map(FrameExpressions.init) ?? FrameExpressions(constant)
  }
}
