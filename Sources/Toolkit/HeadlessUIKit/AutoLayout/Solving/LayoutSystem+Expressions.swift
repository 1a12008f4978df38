import Foundation
import LayoutSolver

extension LayoutSystem {
  /// One side of a constraint, in the root's coordinates.
  ///
  /// - Parameter isMirrored: Whether horizontal places are measured from right to left.
  func expression(of term: LayoutTerm, isMirrored: Bool) -> LinearExpression {
    let end = expression(of: term.item, term.attribute, isMirrored: isMirrored)
    guard let start = term.start else { return end }
    return end - expression(of: start.item, start.attribute, isMirrored: isMirrored)
  }

  private func expression(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool
  ) -> LinearExpression {
    var frame = rootFrame(of: item)
    if attribute.withinMargins != nil, let view = item as? UIView {
      frame = frame.inset(by: view.layoutMargins)
    }
    let plain = attribute.withinMargins ?? attribute
    return horizontal(plain, of: frame, isMirrored: isMirrored) ?? vertical(plain, of: frame, in: item)
  }

  /// Mirrored, a place is the distance from it to the right edge of the root's coordinates.
  private func horizontal(
    _ attribute: NSLayoutConstraint.Attribute, of frame: FrameExpressions, isMirrored: Bool
  ) -> LinearExpression? {
    let place: LinearExpression? =
      switch attribute {
      case .left: frame.x
      case .right: frame.x + frame.width
      case .leading: isMirrored ? frame.x + frame.width : frame.x
      case .trailing: isMirrored ? frame.x : frame.x + frame.width
      case .centerX: frame.x + 0.5 * frame.width
      default: nil
      }
    guard let place else { return attribute == .width ? frame.width : nil }
    return isMirrored ? -1 * place : place
  }

  private func vertical(
    _ attribute: NSLayoutConstraint.Attribute, of frame: FrameExpressions, in item: any LayoutItem
  ) -> LinearExpression {
    switch attribute {
    case .top: frame.y
    case .bottom: frame.y + frame.height
    case .height: frame.height
    case .centerY: frame.y + 0.5 * frame.height
    case .firstBaseline: firstLine(of: (item as? UIView)?.forFirstBaselineLayout)
    case .lastBaseline: lastLine(of: (item as? UIView)?.forLastBaselineLayout)
    default: LinearExpression()
    }
  }

  private func firstLine(of view: UIView?) -> LinearExpression {
    view.map { line($0.firstBaseline, of: rootFrame(of: $0)) } ?? LinearExpression()
  }

  private func lastLine(of view: UIView?) -> LinearExpression {
    view.map { line($0.lastBaseline, of: rootFrame(of: $0)) } ?? LinearExpression()
  }

  private func line(_ baseline: Baseline, of frame: FrameExpressions) -> LinearExpression {
    switch baseline {
    case .belowTop(let distance): frame.y + LinearExpression(constant: Double(distance))
    case .aboveBottom(let distance): frame.y + frame.height - LinearExpression(constant: Double(distance))
    case .belowMiddle(let distance):
      frame.y + 0.5 * frame.height + LinearExpression(constant: Double(distance))
    }
  }

  /// An item's rectangle in the root's coordinates.
  private func rootFrame(of item: any LayoutItem) -> FrameExpressions {
    let owner = item.layoutOwner
    let frame = rootFrames[ObjectIdentifier(owner)] ?? FrameExpressions(owner.untransformedFrame)
    guard let guide = item as? UILayoutGuide else { return frame }
    if let insets = owner.insets(of: guide) { return frame.inset(by: insets) }
    return relativeFrame(of: guide).moved(by: frame.scrolled(to: owner.bounds.origin))
  }

  /// The unknowns of an item, or its frame where it has none.
  func relativeFrame(of item: any LayoutItem, constant: CGRect = .zero) -> FrameExpressions {
    frames[ObjectIdentifier(item)].map(FrameExpressions.init) ?? FrameExpressions(constant)
  }
}

/// Where in a view a line of text stands.
enum Baseline: Hashable, Sendable {
  /// So far below the top edge.
  case belowTop(CGFloat)
  /// So far above the bottom edge.
  case aboveBottom(CGFloat)
  /// So far below the middle, as in controls that center their text.
  case belowMiddle(CGFloat)
}

extension UIView {
  /// Where the first line of text stands; a view without text has its top edge there.
  var firstBaseline: Baseline {
    if let label = self as? UILabel { return .belowTop(label.font.heightAboveBaseline) }
    return centeredBaseline ?? .belowTop(0)
  }

  /// Where the last line of text stands; a view without text has its bottom edge there.
  var lastBaseline: Baseline {
    if let label = self as? UILabel {
      return .aboveBottom(label.font.lineHeight - label.font.heightAboveBaseline)
    }
    return centeredBaseline ?? .aboveBottom(0)
  }

  /// The line of a control that has but one, in its middle.
  private var centeredBaseline: Baseline? {
    let font = (self as? UITextField)?.font ?? (self as? UIButton)?.titleLabel?.font
    return font.map { .belowMiddle($0.heightAboveBaseline - $0.lineHeight / 2) }
  }
}

extension UIFont {
  /// The height of the system font above the baseline: 1950 of the 2444 parts of a line's height.
  fileprivate var heightAboveBaseline: CGFloat { lineHeight * 1950 / 2444 }
}
