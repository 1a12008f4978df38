import Foundation

// What a scroll view's own edges mean to the views inside, by Apple's technical note 2154 and
// "Working with Scroll Views" in the Auto Layout Guide: edges and margins are those of the content,
// lengths and middles are those of the frame.

extension UIScrollView {
  /// The guide of the content, which is made at its first use.
  var contentGuide: UILayoutGuide {
    if let usedContentGuide { return usedContentGuide }
    let guide = UILayoutGuide(owner: self, kind: .scrollContent)
    usedContentGuide = guide
    return guide
  }

  /// Returns whether constraints decide the content's length along an axis, rather than code that
  /// sets `contentSize`.
  func isContentConstrained(along axis: NSLayoutConstraint.Axis) -> Bool {
    guard !measuresOwnContent else { return false }
    return isContentGuideShared || constraints.contains { $0.reachesContentEnd(along: axis) }
  }

  /// Whether constraints place views in content but do not decide its size along both axes.
  var hasConstrainedViewsInSetContent: Bool {
    guard usedContentGuide != nil else { return false }
    return !isContentConstrained(along: .horizontal) || !isContentConstrained(along: .vertical)
  }

  /// Takes the size that constraints gave the content, which decides how far it scrolls.
  func acceptContentSize(_ size: CGSize) {
    var accepted = contentSize
    if isContentConstrained(along: .horizontal) { accepted.width = size.width }
    if isContentConstrained(along: .vertical) { accepted.height = size.height }
    contentSize = accepted
  }
}

extension NSLayoutConstraint {
  /// The scroll view that holds the constraint and whose edges in it are those of its content;
  /// `nil` if there is no such view.
  ///
  /// The scroll view's own guides, except the content's and those that code added, follow the
  /// frame; a constraint to them places nothing in the content.
  var scrollView: UIScrollView? {
    guard let scrollView = owner as? UIScrollView else { return nil }
    let isContent = items.contains { item in
      guard let guide = item as? UILayoutGuide, guide.owningView === scrollView else {
        return item !== scrollView
      }
      return guide.kind == .free || guide.kind == .scrollContent
    }
    return isContent ? scrollView : nil
  }

  /// Returns whether the constraint reaches the right or the bottom of a scroll view's content; the
  /// other edges are at the origin, whatever the size.
  fileprivate func reachesContentEnd(along axis: Axis) -> Bool {
    guard let scrollView else { return false }
    let ends: Set<Attribute> =
      axis == .vertical ? [.bottom] : [.right, isMirrored ? .leading : .trailing]
    return sides.contains { item, attribute in
      let meant = attribute.inContent
      return item === scrollView && ends.contains(meant.withinMargins ?? meant)
    }
  }

  /// Every item with the attribute that the constraint relates.
  private var sides: [(item: any LayoutItem, attribute: Attribute)] {
    [first, second].compactMap(\.self).flatMap { term in
      [(term.item, term.attribute)] + (term.start.map { [($0.item, $0.attribute)] } ?? [])
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The corresponding attribute of a scroll view's content, which has no baselines.
  var inContent: NSLayoutConstraint.Attribute {
    switch self {
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    default: self
    }
  }
}
