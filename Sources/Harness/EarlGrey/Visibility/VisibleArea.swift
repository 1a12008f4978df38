import HeadlessUIKit

/// What of an element can be seen on the screen, computed exactly from shapes.
///
/// The element is cut by the screen and by every clipping ancestor; what is drawn later and opaque enough covers it,
/// whether it is turned or not.
@MainActor
struct VisibleArea {
  /// The visible parts in the window's coordinates; they do not overlap.
  private(set) var parts: [ConvexPolygon] = []
  /// The area of the element's whole frame.
  let wholeArea: CGFloat
  /// What takes parts of the element away, in the order in which it is looked at.
  private(set) var losses: [Loss] = []

  /// An area that is not seen, and why.
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
  }

  init(of element: GREYElement) {
    let outline = Outline.whole(of: element)
    wholeArea = outline.area
    if let cause = Self.concealment(of: element) {
      losses.append(Loss(cause: cause, area: wholeArea))
    } else if let host = element.hostView, let window = host.window {
      parts = [outline]
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
  /// Below this opacity nothing is seen.
  private static let visibleAlpha: CGFloat = 0.01

  /// What keeps all of an element from being seen: the nearest view, its own or an ancestor, or that it is in no window.
  private static func concealment(of element: GREYElement) -> Cause? {
    guard let host = element.hostView, host.window != nil else { return .noWindow }
    for view in sequence(first: host, next: \.superview) {
      if view.isHidden { return .hidden(view) }
      if view.alpha < visibleAlpha { return .transparent(view) }
    }
    return nil
  }

  /// Leaves what lies on the screen and within every clipping ancestor.
  private mutating func cut(_ element: GREYElement, _ host: UIView, in window: UIWindow) {
    keep(Outline.screen(in: window), .screen)
    let clipping = sequence(first: host, next: \.superview).filter(\.cutsContent)
    for ancestor in clipping where ancestor !== element {
      keep(Outline.whole(of: ancestor), .clipped(ancestor))
    }
    dropWhatHasNoPixels()
  }

  /// Takes away what is hidden behind views that are drawn later.
  private mutating func cover(_ host: UIView, in window: UIWindow) {
    for cover in Covers.of(host, in: window) where !parts.isEmpty {
      take(.covered(cover.view)) { $0.subtracting(cover.outline) }
    }
    dropWhatHasNoPixels()
  }

  private mutating func dropWhatHasNoPixels() {
    if !parts.contains(where: \.hasPixels) { parts = [] }
  }

  private mutating func keep(_ outline: ConvexPolygon, _ cause: Cause) {
    take(cause) { [$0.intersection(outline)].filter { !$0.isEmpty } }
  }

  private mutating func take(_ cause: Cause, _ rest: (ConvexPolygon) -> [ConvexPolygon]) {
    let before = parts.reduce(0) { $0 + $1.area }
    parts = parts.flatMap(rest)
    let lost = before - parts.reduce(0) { $0 + $1.area }
    if lost > wholeArea * 1e-9 { losses.append(Loss(cause: cause, area: lost)) }
  }
}

extension ConvexPolygon {
  /// Whether something is left once the size is rounded to the screen's pixels; half a pixel is nothing.
  @MainActor fileprivate var hasPixels: Bool {
    min(bounds.width, bounds.height) * UIScreen.main.scale > 0.500_001
  }
}
