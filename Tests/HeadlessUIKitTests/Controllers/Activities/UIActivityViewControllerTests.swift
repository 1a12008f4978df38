import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIActivityViewControllerTests {
  /// Presents a sheet on a device, and lets `body` use it.
  private func onScreen(
    _ device: VirtualDevice = .iPhone, items: [Any], activities: [UIActivity] = [],
    excluding excluded: [UIActivity.ActivityType]? = nil,
    do body: (UIActivityViewController, Ends) throws -> Void
  ) rethrows {
    try UIApplication(device: device).run {
      let (window, ends) = (UIWindow(), Ends())
      let presenter = UIViewController()
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
      sheet.excludedActivityTypes = excluded
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        ends.told.append("\(type?.rawValue ?? "nothing") \(completed)")
      }
      sheet.popoverPresentationController?.sourceView = presenter.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
      presenter.present(sheet, animated: false)
      UIApplication.shared.settle()
      try body(sheet, ends)
    }
  }

  @Test func `Copying puts texts and addresses on the pasteboard, and ends the sheet`() throws {
    let url = try #require(URL(string: "https://example.com/"))
    onScreen(items: ["Example", url]) { sheet, ends in
      expectEqual(sheet.activities.map(\.activityTitle), ["Copy"])
      sheet.tableView(sheet.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      UIApplication.shared.settle()
      expectEqual(UIPasteboard.general.strings, ["Example", "https://example.com/"])
      expectEqual(ends.told, ["com.apple.UIKit.activity.CopyToPasteboard true"])
      expectNil(sheet.presentingViewController)
    }
  }

  @Test func `What shares comes first, and what cannot or must not be done is missing`() {
    let activities = [Send("first"), Share("second"), Send("third", isAble: false), Send("fourth")]
    onScreen(items: ["text"], activities: activities, excluding: [.copyToPasteboard, .init("fourth")]) {
      sheet, _ in
      expectEqual(sheet.activities.map(\.activityTitle), ["second", "first"])
      expectEqual(sheet.tableView.visibleCells.map(\.accessibilityIdentifier), ["second", "first"])
    }
  }

  @Test func `An activity is prepared, performed once the sheet is gone, and reported about when it is over`()
  {
    let send = Send("send")
    onScreen(items: ["text"], activities: [send]) { sheet, ends in
      sheet.tableView(sheet.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
      expectEqual(send.steps, ["prepare text"])
      UIApplication.shared.settle()
      expectEqual(send.steps, ["prepare text", "perform"])
      expectEqual(ends.told, [])
      send.activityDidFinish(false)
      expectEqual(ends.told, ["send false"])
    }
  }

  @Test func `Closing is reported without a type`() {
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      onScreen(device, items: ["text"]) { sheet, ends in
        sheet.dismiss(animated: true)
        UIApplication.shared.settle()
        expectEqual(ends.told, ["nothing false"])
      }
    }
  }

  @Test func `A tablet shows a popover, as high as its rows`() {
    onScreen(.iPad, items: ["text"]) { sheet, _ in
      #expect(sheet.view.superview is UIPopoverView)
      #expect(sheet.tableView.contentSize.height <= sheet.tableView.bounds.height)
    }
    onScreen(items: ["text"]) { sheet, _ in #expect(sheet.view.superview is UIDropShadowView) }
  }
}

/// The results that the completion handler received.
private final class Ends {
  var told: [String] = []
}

/// An activity that records its calls.
@MainActor
private class Send: UIActivity {
  private let name: String
  private let isAble: Bool
  private(set) var steps: [String] = []

  init(_ name: String, isAble: Bool = true) {
    self.name = name
    self.isAble = isAble
  }

  override var activityType: ActivityType? { ActivityType(name) }
  override var activityTitle: String? { name }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { isAble }
  override func prepare(withActivityItems activityItems: [Any]) {
    steps.append("prepare \(activityItems[0])")
  }
  override func perform() { steps.append("perform") }
}

@MainActor
private final class Share: Send {
  override class var activityCategory: Category { .share }
}
