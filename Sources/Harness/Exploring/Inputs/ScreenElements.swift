import HeadlessUIKit

/// The views of the screen that a finger can reach, and what it can do with them.
@MainActor
enum ScreenElements {
  /// The inputs that the elements accept, the frontmost window's first; call it on the stage.
  static func offers() -> [Offer] {
    var offers: [Offer] = []
    for window in UIApplication.shared.windows.reversed() where !(window is UITextEffectsWindow) {
      collect(from: window, into: &offers)
    }
    var counts: [String: Int] = [:]
    for index in offers.indices {
      let key = offers[index].key
      offers[index].ordinal = counts[key, default: 0]
      counts[key, default: 0] += 1
    }
    return offers
  }

  private static func collect(from view: UIView, into offers: inout [Offer]) {
    let isInteractive = view.isUserInteractionEnabled || view is UISegment
    guard !view.isHidden, view.alpha > 0.01, isInteractive, !(view is UIKeyboardView) else { return }
    let own = view.offeredActions
    if !own.isEmpty, view.isReachable {
      let name = view.elementName
      offers += own.map { Offer($0.kind, name, $0.action, at: view) }
    }
    for child in view.subviews { collect(from: child, into: &offers) }
  }
}

/// An input that an element of the screen accepts.
@MainActor
struct Offer {
  let kind: Input.Kind
  /// The name of the view; the subject of an input of the device.
  let subject: String
  /// The actions on the view, or the statements of an input of the device, a line each.
  let action: String
  /// The view; `nil` for an input of the device.
  let view: UIView?
  /// How many earlier offers have the same name, kind and action.
  var ordinal = 0

  init(_ kind: Input.Kind, _ subject: String, _ action: String, at view: UIView) {
    (self.kind, self.subject, self.action, self.view) = (kind, subject, action, view)
  }

  init(_ input: Input) {
    (kind, subject, action, view) = (input.kind, input.subject, input.statements.joined(separator: "\n"), nil)
  }

  /// What recognizes the offer on a screen.
  var key: String { "\(kind) \(subject) \(action) \(ordinal)" }

  /// Whether it is for an element of the screen.
  var isForElement: Bool { view != nil }

  /// Whether the element is there to be tapped, so that other gestures are rare.
  var acceptsTaps: Bool { view is UIControl || view is UITableViewCell || view is UICollectionViewCell }

  /// The statements; `nil` if no interaction can find the view.
  var input: Input? {
    let lines = action.components(separatedBy: "\n")
    guard let view else { return Input(kind, to: subject, lines) }
    return ElementAddress(of: view).map { address in
      let subject = kind == .restore ? "scrolling \(self.subject) away and back" : self.subject
      return Input(kind, to: subject, lines.map { "\(address.selection).perform(\($0))" })
    }
  }
}

extension UIView {
  /// Whether a touch on the view's center reaches it or something in it.
  fileprivate var isReachable: Bool {
    guard let window, !bounds.isEmpty else { return false }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    guard window.bounds.contains(middle) else { return false }
    for window in UIApplication.shared.windows.reversed() where !(window is UITextEffectsWindow) {
      if let hit = window.hitTest(middle, with: nil) { return hit.isDescendant(of: touched) }
    }
    return false
  }

  /// The view that takes the view's touches: a segment's are those of its control.
  private var touched: UIView {
    guard self is UISegment else { return self }
    return sequence(first: self, next: \.superview).first { $0 is UISegmentedControl } ?? self
  }
}
