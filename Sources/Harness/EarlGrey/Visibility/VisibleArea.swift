import HeadlessUIKit

/// The part of an element that is visible on the screen, computed exactly from shapes.
///
/// The screen and all clipping ancestors cut the element; opaque views that are drawn later cover it,
/// transformed or not. A cell of 44 points, the lower 11 of which are under a bar, has a `share` of 0.75.
@MainActor
struct VisibleArea {
  /// The visible parts in the window's coordinates; they do not overlap.
  private(set) var parts: [ConvexPolygon] = []
  /// The area of the element's whole frame.
  let wholeArea: CGFloat
  /// The causes that make parts of the element invisible, in the order in which they are considered.
  private(set) var losses: [Loss] = []

  /// An area in square points that is not visible, and the cause.
  struct Loss {
    let cause: Cause
    let area: CGFloat
  }

  enum Cause {
    case noWindow
    case hidden(UIView)
    case transparent(UIView)
    case screen
    case clipped(UIView)
    case covered(UIView)
    /// The element has no width or no height.
    case empty(CGSize)
  }

  /// The view around the element that has no width or no height, so that no finger reaches its content,
  /// even if that is visible.
  let emptyAncestor: UIView?

  init(of element: GREYElement) {
    emptyAncestor = Emptiness.ancestor(of: element)
    let shape = ElementShape.whole(of: element)
    wholeArea = shape.area
    if let cause = Self.concealment(of: element) {
      losses.append(Loss(cause: cause, area: wholeArea))
    } else if shape.isEmpty {
      losses.append(Loss(cause: .empty(Emptiness.size(of: element)), area: 0))
    } else if let host = element.hostView, let window = host.window {
      parts = [shape]
      cut(element, host, in: window)
      cover(host, in: window)
    }
  }

  /// The visible share of the whole frame, from 0 to 1.
  var share: Double {
    guard wholeArea > 0 else { return 0 }
    return Double(parts.reduce(0) { $0 + $1.area } / wholeArea)
  }

  /// The upright rectangles around the visible parts.
  var rects: [CGRect] { parts.map(\.bounds) }
}

extension VisibleArea {
  /// Views with a lower opacity are not visible, as in UIKit's hit testing.
  private static let visibleAlpha: CGFloat = 0.01

  /// Returns the cause that makes all of an element invisible: the nearest such view, or that the element is
  /// not in a window.
  private static func concealment(of element: GREYElement) -> Cause? {
    guard let host = element.hostView, host.window != nil else { return .noWindow }
    for view in sequence(first: host, next: \.superview) {
      if view.isHidden { return .hidden(view) }
      if view.alpha < visibleAlpha { return .transparent(view) }
    }
    return nil
  }

  /// Keeps what is on the screen and within every clipping ancestor.
  private mutating func cut(_ element: GREYElement, _ host: UIView, in window: UIWindow) {
    keep(ElementShape.screen(in: window), .screen)
    let clipping = sequence(first: host, next: \.superview).filter(\.cutsContent)
    // A clipping view cuts only its content, unlike the host of an element that is not a view.
    for ancestor in clipping where ancestor !== element {
      keep(ElementShape.whole(of: ancestor), .clipped(ancestor))
    }
    dropWhatHasNoPixels()
  }

  /// Removes what is covered by views that are drawn later.
  private mutating func cover(_ host: UIView, in window: UIWindow) {
    for cover in Covers.of(host, in: window) where !parts.isEmpty {
      take(.covered(cover.view)) { $0.subtracting(cover.shape) }
    }
    dropWhatHasNoPixels()
  }

  private mutating func dropWhatHasNoPixels() {
    if !parts.contains(where: \.hasPixels) { parts = [] }
  }

  private mutating func keep(_ shape: ConvexPolygon, _ cause: Cause) {
    take(cause) { [$0.intersection(shape)].filter { !$0.isEmpty } }
  }

  private mutating func take(_ cause: Cause, _ rest: (ConvexPolygon) -> [ConvexPolygon]) {
    let before = parts.reduce(0) { $0 + $1.area }
    parts = parts.flatMap(rest)
    let lost = before - parts.reduce(0) { $0 + $1.area }
    // A difference that is only a rounding error is not reported.
    if lost > wholeArea * 1e-9 { losses.append(Loss(cause: cause, area: lost)) }
  }
}

extension ConvexPolygon {
  /// Whether the size, rounded to the screen's pixels, is not zero; half a pixel is rounded down.
  @MainActor fileprivate var hasPixels: Bool {
    // A little more than half, to allow for rounding errors.
    min(bounds.width, bounds.height) * UIScreen.main.scale > 0.500_001
  }
}

extension VisibleArea {
  /// The paragraph of a report about the visible share, and about what makes the rest invisible.
  var explanation: String {
    let hierarchy = ViewHierarchy()
    let lines = losses.map { loss in
      let whole = wholeArea > 0 ? share(loss.area) : "It"
      return "  \(whole) \(loss.cause.text(line: hierarchy.line))"
    }
    let reach = emptyAncestor.map { view in
      "  No finger reaches it, as it is in a view that \(Emptiness.text(view.bounds.size)): \(hierarchy.line(view))"
    }
    let visible = "Visibility: \(share(share * wholeArea)) of the element can be seen."
    return ([visible] + lines + [reach].compactMap { $0 }).joined(separator: "\n")
  }

  private func share(_ area: CGFloat) -> String {
    guard wholeArea > 0 else { return "nothing" }
    return "\((Double(area / wholeArea) * 10000).rounded() / 100) %"
  }
}

extension VisibleArea.Cause {
  fileprivate func text(line: (GREYElement) -> String) -> String {
    switch self {
    case .noWindow: "is in no window."
    case .hidden(let view): "is hidden by \(line(view))"
    case .transparent(let view): "is transparent, as its opacity is below 0.01: \(line(view))"
    case .screen: "is outside of the screen."
    case .clipped(let view): "is cut off by \(line(view))"
    case .covered(let view): "is covered by \(line(view))"
    case .empty(let size): "\(Emptiness.text(size))."
    }
  }
}
