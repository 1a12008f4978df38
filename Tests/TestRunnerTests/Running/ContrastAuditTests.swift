import Expectations
import HeadlessUIKit
import ShowcaseKit
import Storyboards
import Testing

/// Whether an audit of a screen on the stage finds what is hard to read in its appearance.
@Suite @MainActor struct ContrastAuditTests {
  /// Four texts on the main background, and one on a bar.
  private final class NoteViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let bar = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 60))
      bar.backgroundColor = .secondarySystemBackground
      view.addSubview(bar)
      bar.addSubview(label("On the bar", .systemGray, y: 10))
      view.addSubview(label("Usual", nil, y: 100))
      view.addSubview(label("Gray", .systemGray, y: 140))
      view.addSubview(label("Fixed", UIColor(white: 0.2, alpha: 1), y: 180))
      // Large text needs 3:1 only, also where its size follows from a text style.
      let title = label("Title", .systemGray, y: 220)
      title.font = .preferredFont(forTextStyle: .title2)
      view.addSubview(title)
    }

    private func label(_ text: String, _ color: UIColor?, y: CGFloat) -> UILabel {
      let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
      label.text = text
      if let color { label.textColor = color }
      return label
    }
  }

  private func findings(
    _ style: UIUserInterfaceStyle, _ settings: AccessibilitySettings = .init()
  ) throws
    -> [String]
  {
    let configuration = StageConfiguration(
      name: "any", userInterfaceStyle: style, accessibilitySettings: settings)
    let showcase = Showcase("Notes") { UseCase("Note", of: NoteViewController.self) }
    let stage = try Stage(showcase.useCases[0], in: showcase, configuration: configuration)
    return stage.renderTree(.audit).auditFindings.filter { $0.rule == .lowContrast }
      .map { "\($0.address): \($0.problem)" }
  }

  @Test func `What is hard to read depends on the appearance and the contrast`() throws {
    expectEqual(
      try findings(.light),
      [
        #"UILabel "On the bar": its text has a contrast of 2.92:1, less than 4.5:1: #8E8E93 on #F2F2F7"#,
        #"UILabel "Gray": its text has a contrast of 3.26:1, less than 4.5:1: #8E8E93 on #FFFFFF"#,
      ])
    expectEqual(
      try findings(.dark),
      [#"UILabel "Fixed": its text has a contrast of 1.66:1, less than 4.5:1: #333333 on #000000"#])
    var settings = AccessibilitySettings()
    settings.isDarkerSystemColorsEnabled = true
    expectEqual(
      try findings(.light, settings),
      [#"UILabel "On the bar": its text has a contrast of 4.4:1, less than 4.5:1: #6C6C70 on #EBEBF0"#])
  }
}
