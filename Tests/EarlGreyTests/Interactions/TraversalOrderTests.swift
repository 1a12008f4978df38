import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

/// The order that decides what `atIndex` picks.
@Suite @MainActor struct TraversalOrderTests {
  @Test func `Front windows come first, then breadth, and of siblings the topmost`() throws {
    // The order is breadth-first, and among siblings the topmost comes first.
    do {
      let (back, front) = (box("back"), box("front"))
      back.addSubview(box("back.1", at: .zero))
      back.addSubview(box("back.2", at: .zero))
      front.addSubview(box("front.1", at: .zero))
      try onScreen(back, front) {
        let order = try identifiers()
        expectEqual(order, ["front", "back", "front.1", "back.2", "back.1"])
      }
    }
    // The front window comes before all of the back one.
    try onScreen(box("back")) {
      let controller = UIViewController()
      controller.view.addSubview(box("front"))
      mount(controller)
      let order = try identifiers()
      expectEqual(order, ["front", "back"])
    }
    // A window of a higher level is in front, whenever it was shown.
    try onScreen(box("back")) {
      UIApplication.shared.windows[0].windowLevel = UIWindow.Level(1)
      UIApplication.shared.windows[0].makeKeyAndVisible()
      let controller = UIViewController()
      controller.view.addSubview(box("low"))
      mount(controller)
      let order = try identifiers()
      expectEqual(order, ["back", "low"])
    }
  }

  /// The identifiers of all views that have one, in the order of their indices.
  private func identifiers() throws(GREYError) -> [String] {
    let named = GREYMatcher("has an identifier") { $0?.accessibilityIdentifier != nil }
    guard case .indexOutOfBounds(_, let count)? = outOfBounds(named)?.reason else { return [] }
    var identifiers: [String] = []
    for index in 0..<count {
      try EarlGrey.selectElement(with: named).atIndex(index)
        .performing(GREYAction("Note") { identifiers.append($0.accessibilityIdentifier ?? "") })
    }
    return identifiers
  }

  private func outOfBounds(_ matcher: GREYMatcher) -> GREYError? {
    failure { () throws(GREYError) in
      try EarlGrey.selectElement(with: matcher).atIndex(.max).asserting(grey_notNil())
    }
  }
}
