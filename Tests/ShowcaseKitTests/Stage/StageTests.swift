import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct StageTests {
  /// The stack of an app with a custom class.
  private final class OwnNavigationController: UINavigationController {}

  /// Gets a title in a tenth of a second, and another one after two.
  private final class SlowViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      for (delay, title) in [(0.1, "soon"), (2, "late")] {
        UIApplication.shared.runLoop.schedule(after: delay, name: title) { [unowned self] in
          self.title = title
        }
      }
    }
  }

  /// Keeps two kinds of work running forever.
  private final class BusyViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      turn("spinner", every: 1)
      turn("progress bar", every: 0.7)
    }

    private func turn(_ name: String, every seconds: Double) {
      UIApplication.shared.runLoop.schedule(after: seconds, name: name) { [weak self] in
        self?.turn(name, every: seconds)
      }
    }
  }

  private func topTitle(of stage: Stage) -> String? {
    stage.run {
      (UIApplication.shared.windows[0].rootViewController as? UINavigationController)?.topViewController?
        .title
    }
  }

  @Test func `The use case is alone on a navigation controller with UIKit's looks, or with the showcase's`()
    throws
  {
    let plain = Showcase("Plain") { UseCase("Use case", UIViewController()) }
    let own = Showcase("Own", navigationController: { OwnNavigationController() }) {
      UseCase("Use case", UIViewController())
    }
    for (showcase, isOwn) in [(plain, false), (own, true)] {
      let stage = try Stage(showcase.useCases[0], in: showcase)
      let navigation = stage.run { UIApplication.shared.windows.first?.rootViewController }
      expectEqual(navigation is OwnNavigationController, isOwn)
      let bar = try #require(navigation as? UINavigationController).navigationBar
      expectNil(bar.standardAppearance.backgroundColor)
      expectNil(bar.scrollEdgeAppearance)
    }
    // The use case is alone on a navigation controller.
    do {
      let stage = try Stage(UseCase("Probe", of: ProbeViewController.self))
      stage.run {
        let navigation = UIApplication.shared.windows[0].rootViewController as? UINavigationController
        expectEqual(navigation?.viewControllers.count, 1)
        #expect(navigation?.topViewController is ProbeViewController)
        expectEqual(UIApplication.shared.windows.count, 1)
      }
    }
  }

  @Test func `A stage has come to rest, and stages do not see each other`() throws {
    // A stage is idle, without waiting for what takes long.
    let stage = try Stage(UseCase("Slow", of: SlowViewController.self))
    expectEqual(topTitle(of: stage), "soon")
    expectTrue(stage.run { UIApplication.shared.runLoop.isIdle })
    stage.advance(by: 2)
    expectEqual(topTitle(of: stage), "late")
    // Stages do not see each other.
    let outside = (UIApplication.shared, CommandRecorder.current)
    let one = try Stage(UseCase("Slow", of: SlowViewController.self))
    let other = try Stage(UseCase("Slow", of: SlowViewController.self))
    one.advance(by: 5)
    one.run { CommandRecorder.current.record("Commands") }
    expectEqual(topTitle(of: other), "soon")
    expectEqual(other.takeCalls(), [])
    expectEqual(one.takeCalls().count, 1)
    #expect(UIApplication.shared === outside.0)
    #expect(CommandRecorder.current === outside.1)
  }

  @Test func `A use case that raises an exception or never comes to rest is an error`() throws {
    // An exception of the use case is an error in UIKit's words, and the process continues.
    do {
      let error = #expect(throws: StageFailure.self) {
        try Stage(UseCase("Selfish", of: SelfishViewController.self))
      }
      expectEqual(
        error?.description,
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', "
          + "reason: 'Can't add self as subview'")
    }
    // A screen that never becomes idle is an error that names what it waits for.
    do {
      let error = #expect(throws: StageFailure.self) {
        try Stage(UseCase("Busy", of: BusyViewController.self))
      }
      guard case .notIdle(let pending) = error else {
        Issue.record("the stage came to rest")
        return
      }
      expectEqual(Set(pending), ["spinner", "progress bar"])
      expectEqual(
        error?.description.hasPrefix(
          "The application did not become idle within 30 virtual seconds. It waits for: "),
        true)
    }
  }

  /// Puts a view into itself, which UIKit refuses.
  private final class SelfishViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(view)
      title = "went on"
    }
  }

  @Test func `A coordinator lives as long as its stage`() throws {
    let useCase = UseCase("Probe", of: ProbeViewController.self, coordinator: ProbeCoordinator.self)
    do {
      let stage = try Stage(useCase)
      expectNotNil(ProbeCoordinator.latest)
      expectEqual(stage.takeCalls(), ["Probe.start()"])
      expectEqual(stage.takeCalls(), [])
    }
    expectNil(ProbeCoordinator.latest)
  }

  @Test func `The configuration decides device, orientation, appearance, text size and environment`() throws {
    // The configuration decides device, orientation and appearance.
    forEachRow([
      (StageConfiguration.iPhone, "UIWindow (0 0; 390 844)"), (.iPad, "UIWindow (0 0; 820 1180)"),
      (
        StageConfiguration(name: "landscape", orientation: .landscapeRight, userInterfaceStyle: .dark),
        "UIWindow (0 0; 844 390) appearance=dark"
      ),
      (
        StageConfiguration(name: "turned", layoutDirection: .rightToLeft),
        "UIWindow (0 0; 390 844) direction=rightToLeft"
      ),
    ]) { configuration, line in
      let stage = try Stage(UseCase("Probe", of: ProbeViewController.self), configuration: configuration)
      expectEqual(stage.renderTree().line, line)
      stage.run {
        expectEqual(UIScreen.main.traitCollection.userInterfaceStyle, configuration.userInterfaceStyle)
        expectEqual(UIScreen.main.orientation, configuration.orientation)
      }
    }
    // Text size, accessibility and environment are the configuration's.
    do {
      var configuration = StageConfiguration(name: "Odd", contentSizeCategory: .small)
      configuration.accessibilitySettings.isReduceMotionEnabled = true
      configuration.environment.languages = ["de"]
      configuration.environment.randomSeed = 3
      let stage = try Stage(UseCase("Probe", of: ProbeViewController.self), configuration: configuration)
      stage.run {
        expectEqual(UIScreen.main.traitCollection.preferredContentSizeCategory, .small)
        expectEqual(UIApplication.shared.accessibilitySettings, configuration.accessibilitySettings)
        expectEqual(UIApplication.shared.environment.settings, configuration.environment)
      }
    }
  }

  @Test func `The layout runs as the language does, unless the configuration says otherwise`() {
    forEachRow(
      [
        ("en", nil, nil, .leftToRight), ("he", nil, nil, .rightToLeft),
        ("he", nil, .leftToRight, .leftToRight),
        ("en", .rightToLeft, nil, .rightToLeft), ("en", nil, .rightToLeft, .rightToLeft),
      ]
        as [(
          String, Pseudolanguage?, UITraitEnvironmentLayoutDirection?, UITraitEnvironmentLayoutDirection
        )]
    ) { language, pseudolanguage, wanted, direction in
      var configuration = StageConfiguration(name: "Odd", layoutDirection: wanted)
      configuration.environment.languages = [language]
      configuration.environment.pseudolanguage = pseudolanguage
      let stage = try Stage(UseCase("Probe", of: ProbeViewController.self), configuration: configuration)
      stage.run { expectEqual(UIScreen.main.traitCollection.layoutDirection, direction) }
    }
  }

  @Test func `The same use case gives the same tree`() {
    forEachRow(RenderProjection.allCases) { projection in
      let trees = try (0..<2).map { _ in
        try Stage(.homeScreen, in: Registry2023.showcase).renderTree(projection).treeText
      }
      expectEqual(trees[0], trees[1])
    }
  }

  @Test func `Texts come from the showcase's catalogs, or are reported with them`() throws {
    // Texts come from the showcase's catalogs, in the stage's language.
    do {
      let showcase = Self.showcase(
        withCatalog: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {"Done": {"localizations": {"de": {"stringUnit":
          {"state": "translated", "value": "Fertig"}}}}}}
          """)
      var configuration = StageConfiguration.iPhone
      configuration.environment.languages = ["de"]
      let stage = try Stage(showcase.useCases[0], in: showcase, configuration: configuration)
      expectEqual(stage.run { String(localized: "Done", table: "Buttons") }, "Fertig")
    }
    // Texts that cannot be read are reported with their catalog.
    do {
      let showcase = Self.showcase(withCatalog: "{")
      let error = #expect(throws: StageFailure.self) { try Stage(showcase.useCases[0], in: showcase) }
      expectEqual(
        error?.description,
        "The showcase's String Catalogs cannot be read: Buttons.xcstrings: the file is not valid JSON")
    }
  }

  @Test func `A stage has the fonts of its showcase, and says what is wrong with them`() throws {
    let json = """
      {"family": "Test", "faces": [{"name": "Test-Bold", "weight": 700, "italic": false, "unitsPerEm": 1000,
      "ascent": 800, "descent": -200, "lineGap": 0, "capHeight": 700, "xHeight": 500,
      "advances": {"U+0061": [700]}}]}
      """
    func showcase(_ json: String) -> Showcase {
      Showcase("Fonts", fontFamilies: { [try FontFamily(Data(json.utf8), name: "Test")] }) {
        UseCase("Slow", of: SlowViewController.self)
      }
    }
    let fonts = showcase(json)
    let stage = try Stage(fonts.useCases[0], in: fonts)
    let width = stage.run {
      let label = UILabel()
      label.font = UIFont(name: "Test-Bold", size: 10)
      label.text = "aa"
      return label.intrinsicContentSize.width
    }
    expectEqual(width, 14)
    let error = #expect(throws: StageFailure.self) {
      let faulty = showcase(json.replacing("700,", with: "7000,"))
      _ = try Stage(faulty.useCases[0], in: faulty)
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("The showcase's fonts cannot be read: Test.font.json:1:"), "\(text)")
  }

  private static func showcase(withCatalog json: String) -> Showcase {
    Showcase("Texts", stringCatalogs: { [try StringCatalog(Data(json.utf8), name: "Buttons")] }) {
      UseCase("Slow", of: SlowViewController.self)
    }
  }
}
