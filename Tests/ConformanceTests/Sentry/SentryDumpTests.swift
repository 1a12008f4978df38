import Foundation
import HeadlessUIKit
import Testing

/// Dumps of hierarchies in getsentry/sentry-cocoa's tests, if the views are public and UIKit had an influence on
/// where they are: most have the frames that the tests set.
@Suite @MainActor
struct SentryDumpTests {
  @Test func `Views are where UIKit's dumps have them`() throws {
    var board = Board("sentry-cocoa")
    for (screen, _, recorded) in try Recording.screens(of: "SentryDumps") {
      let build = try #require(Self.screens[screen])
      let ours = UIApplication.staged(CGSize(width: 390, height: 844), covered: .zero).run {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        build(root)
        root.layoutIfNeeded()
        return RecordedView.all(in: root)
      }
      board.add(screen, differences: differences(of: recorded, among: ours))
    }
    board.add("textView content", differences: Self.contentDifferences())
    try board.check()
  }

  private static let frame = CGRect(x: 20, y: 20, width: 40, height: 40)

  private static let screens: [String: RecordedScreen] = [
    "ignoredClasses": { root in
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
      label.text = "Hello World"
      label.font = .systemFont(ofSize: 20)
      root.addSubview(label)
      let field = UITextField(frame: CGRect(x: 50, y: 10, width: 30, height: 30))
      field.placeholder = "Edit Me"
      root.addSubview(field)
    },
    "rotatedView": { root in
      root.addSubview(UILabel(frame: frame))
      let cover = UIView(frame: root.bounds)
      cover.transform = CGAffineTransform(rotationAngle: .pi / 8)
      root.addSubview(cover)
    },
    "slider": { $0.addSubview(UISlider(frame: CGRect(x: 10, y: 10, width: 80, height: 20))) },
    "switch": { $0.addSubview(UISwitch(frame: CGRect(x: 10, y: 40, width: 80, height: 30))) },
    "symbol": { root in
      let picture = UIImageView(image: .add)
      picture.frame = frame
      root.addSubview(picture)
    },
    "textView": { $0.addSubview(UITextView(frame: frame)) },
  ]

  /// An empty text view 40 points square; UIKit's content is 40 by 32, without insets.
  private static func contentDifferences() -> [String] {
    UIApplication().run {
      let view = UITextView(frame: frame)
      view.layoutIfNeeded()
      let isMet =
        abs(view.contentSize.width - 40) < RecordedView.tolerance
        && abs(view.contentSize.height - 32) < RecordedView.tolerance && view.adjustedContentInset == .zero
      return isMet ? [] : ["40 by 32 recorded, \(view.contentSize) here"]
    }
  }
}
