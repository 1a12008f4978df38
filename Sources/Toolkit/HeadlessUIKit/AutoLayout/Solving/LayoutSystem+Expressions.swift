import Foundation
import LayoutSolver

extension LayoutSystem {
  /// Returns one side of a constraint, in the root's coordinates.
  ///
  /// - Parameters:
  ///   - term: The side.
  ///   - scrollView: The scroll view whose edges mean those of its content; `nil` for none.
  ///   - isMirrored: Whether horizontal positions are measured from right to left.
  func expression(
    of term: LayoutTerm, inContentOf scrollView: UIScrollView?, isMirrored: Bool
  ) -> LinearExpression {
    func side(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
      guard let scrollView, item === scrollView else {
        return expression(of: item, attribute, in: rootFrame(of: item), isMirrored: isMirrored)
      }
      let meant = attribute.inContent
      return expression(of: item, meant, in: contentFrame(of: scrollView, for: meant), isMirrored: isMirrored)
    }
    let end = side(term.item, term.attribute)
    guard let start = term.start else { return end }
    return end - side(start.item, start.attribute)
  }

  private func expression(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in frame: FrameExpressions,
    isMirrored: Bool
  ) -> LinearExpression {
    var frame = frame
    if attribute.withinMargins != nil, let view = item as? UIView {
      frame = frame.inset(by: view.layoutMargins)
    }
    let plain = attribute.withinMargins ?? attribute
    return horizontal(plain, of: frame, isMirrored: isMirrored) ?? vertical(plain, of: frame, in: item)
  }

  /// Returns the rectangle that an attribute of a scroll view means to the views inside, in the
  /// root's coordinates.
  private func contentFrame(
    of scrollView: UIScrollView, for attribute: NSLayoutConstraint.Attribute
  ) -> FrameExpressions {
    switch attribute.withinMargins ?? attribute {
    case .width, .height: rootFrame(of: scrollView)
    // The middle is that of the frame, but it moves with the content.
    case .centerX, .centerY: rootFrame(of: scrollView).scrolled(to: scrollView.bounds.origin)
    default: rootFrame(of: scrollView.contentGuide)
    }
  }

  /// Returns a horizontal attribute; mirrored, positions are measured from right to left.
  private func horizontal(
    _ attribute: NSLayoutConstraint.Attribute, of frame: FrameExpressions, isMirrored: Bool
  ) -> LinearExpression? {
    let position: LinearExpression? =
      switch attribute {
      case .left: frame.x
      case .right: frame.x + frame.width
      case .leading: isMirrored ? frame.x + frame.width : frame.x
      case .trailing: isMirrored ? frame.x : frame.x + frame.width
      case .centerX: frame.x + 0.5 * frame.width
      default: nil
      }
    guard let position else { return attribute == .width ? frame.width : nil }
    // The right edge, from which the distance is measured, cancels out between two positions.
    return isMirrored ? -1 * position : position
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

  /// Returns an item's rectangle in the root's coordinates.
  private func rootFrame(of item: any LayoutItem) -> FrameExpressions {
    let owner = item.layoutOwner
    let frame = rootFrames[ObjectIdentifier(owner)] ?? FrameExpressions(owner.untransformedFrame)
    guard let guide = item as? UILayoutGuide else { return frame }
    if let insets = owner.insets(of: guide) { return frame.inset(by: insets) }
    return relativeFrame(of: guide).moved(by: frame.scrolled(to: owner.bounds.origin))
  }

  /// Returns the unknowns of an item, or `constant` if it has none.
  func relativeFrame(of item: any LayoutItem, constant: CGRect = .zero) -> FrameExpressions {
    frames[ObjectIdentifier(item)].map(FrameExpressions.init) ?? FrameExpressions(constant)
  }
}

/// The position of a line of text in a view.
enum Baseline: Hashable, Sendable {
  /// At a distance below the top edge.
  case belowTop(CGFloat)
  /// At a distance above the bottom edge.
  case aboveBottom(CGFloat)
  /// At a distance below the middle, as in controls that center their text.
  case belowMiddle(CGFloat)
}

extension UIView {
  /// The position of the first line of text; the top edge in a view without text.
  var firstBaseline: Baseline {
    if let label = self as? UILabel { return .belowTop(label.font.heightAboveBaseline) }
    return centeredBaseline ?? .belowTop(0)
  }

  /// The position of the last line of text; the bottom edge in a view without text.
  var lastBaseline: Baseline {
    if let label = self as? UILabel {
      return .aboveBottom(label.font.lineHeight - label.font.heightAboveBaseline)
    }
    return centeredBaseline ?? .aboveBottom(0)
  }

  /// The position of the only line of a control, in its middle.
  private var centeredBaseline: Baseline? {
    let font = (self as? UITextField)?.font ?? (self as? UIButton)?.titleLabel?.font
    return font.map { .belowMiddle($0.heightAboveBaseline - $0.lineHeight / 2) }
  }
}

extension UIFont {
  /// The height of the system font above the baseline: 1950 of the 2444 parts of a line's height.
  fileprivate var heightAboveBaseline: CGFloat { lineHeight * 1950 / 2444 }
}
