import Project
import RenderTree
import Reports
import Storyboards
import TestRunner
import TestSupport

/// A run of made-up settings screens of realistic size.
struct SettingsRun {
  var results: [ScenarioResult] = []

  /// A run in which the first scenarios differ from their goldens.
  init(count: Int, failing: Int, steps: Int = 5) {
    results = (0..<count).map { number in
      let name = Self.name(number)
      guard number < failing else { return ScenarioResult(name, .passed) }
      return ScenarioResult(
        name,
        .differs(
          StoryboardMismatch(
            expected: Self.storyboard(number, steps: steps),
            actual: Self.storyboard(number, steps: steps, isChanged: true))))
    }
    for index in results.indices { results[index].duration = .milliseconds(3 + index % 40) }
  }

  var events: [RunEvent] {
    let names = results.map { "\($0.name)" }
    let heading = RunHeading(
      showcases: ["Settings"], selection: ScenarioSelection(), order: .planned, scenarioCount: names.count,
      countInOtherShards: 0, fingerprint: RunHeading.fingerprint(of: names))
    var summary = RunSummary()
    for result in results { summary.count(result) }
    return [.began(heading)] + results.enumerated().map { .planned($1.name, number: $0 + 1) }
      + results.map { .finished($0) } + [.ended(summary)]
  }

  /// The number of scenarios on the large page.
  static let largeCount = Extent.size(2000, quick: 200)

  /// The page of very many scenarios, each with five steps, a tenth of which differ; made once, as that takes long.
  static let largePage = SettingsRun(count: largeCount, failing: largeCount / 10).events.page { result in
    storyboard(Int(result.name.useCase.split(separator: " ").last ?? "") ?? 0, steps: 5)
  }

  static func name(_ number: Int) -> ScenarioName {
    ScenarioName(
      target: "Settings", classForDisplay: "Settings\(number / 10)ViewController",
      useCase: "Screen \(number)", script: number.isMultiple(of: 2) ? "launch" : "toggle",
      configuration: ["iPhone", "iPad", "iPhone dark"][number % 3])
  }

  /// A list with a navigation bar; each step switches one of its switches on.
  static func storyboard(_ number: Int, steps: Int, isChanged: Bool = false) -> Storyboard {
    Storyboard(
      useCase: "Settings\(number / 10)ViewController / Screen \(number)", script: name(number).script,
      configuration: name(number).configuration,
      steps: (0..<steps).map { step in
        Step(
          cause: step == 0
            ? "launch"
            : "EarlGrey.selectElement(with: grey_accessibilityID(\"switch\(step)\"))"
              + ".perform(grey_turnSwitchOn(true))",
          calls: step == 0 ? [] : ["SettingsCommands.set(\(step), true)"],
          tree: tree(number, step: step, isChanged: isChanged).condensed)
      })
  }

  /// A screen of 55 to 80 nodes.
  static func tree(_ number: Int, step: Int, isChanged: Bool = false) -> RenderNode {
    let cells = (0..<(12 + number % 6)).map { row in
      cell(number, row, isOn: row > 0 && row <= step, isChanged: isChanged && row % 5 == 3)
    }
    let table = RenderNode(
      "UITableView", identifier: "settings", frame: RenderFrame(x: 0, y: 91, width: 390, height: 753),
      attributes: [RenderAttribute("content", .numbers([390, Double(cells.count * 44)]))], children: cells)
    let bar = RenderNode(
      "UINavigationBar", frame: RenderFrame(x: 0, y: 47, width: 390, height: 44),
      attributes: [RenderAttribute("background", .word("secondarySystemBackground"))],
      children: [
        RenderNode(
          "UILabel", text: "Settings \(number)",
          frame: RenderFrame(x: 145, y: 12, width: 100, height: 20.333),
          attributes: [RenderAttribute("font", .word("semibold-17"))])
      ])
    return RenderNode(
      "UIWindow", frame: RenderFrame(x: 0, y: 0, width: 390, height: 844), children: [table, bar])
  }

  private static func cell(_ number: Int, _ row: Int, isOn: Bool, isChanged: Bool) -> RenderNode {
    let label = RenderNode(
      "UILabel", text: "Option \(number) of row \(row)\(isChanged ? ", changed" : "")",
      frame: RenderFrame(x: 16, y: 12, width: isChanged ? 211.667 : 180.333, height: 20.333))
    let control = RenderNode(
      "UISwitch", identifier: "switch\(row)", frame: RenderFrame(x: 323, y: 6.5, width: 51, height: 31),
      states: [isOn ? "on" : "off"])
    let content = RenderNode(
      "UITableViewCellContentView", frame: RenderFrame(x: 0, y: 0, width: 390, height: 44),
      children: [label, control])
    return RenderNode(
      "UITableViewCell", frame: RenderFrame(x: 0, y: Double(row * 44), width: 390, height: 44),
      children: [content])
  }
}

extension [RunEvent] {
  /// The page for the events.
  func page(
    next: NextSteps = .commandLine("demo"), budget: Int = HTMLReport.usualBudget,
    golden: ((ScenarioResult) -> Storyboard?)? = nil
  ) -> String {
    var text = ""
    var report = HTMLReport(next: next, golden: golden, budget: budget) { text += $0 }
    for event in self { report.record(event) }
    return text
  }
}
