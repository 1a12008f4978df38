import Expectations
import RenderTree
import Storyboards
import Testing

@testable import Reports

@Suite struct ExplorationReportsTests {
  private func name(_ useCase: String, class classForDisplay: String = "Cart") -> ScenarioName {
    ScenarioName(
      target: "Shop", classForDisplay: classForDisplay, useCase: useCase, script: "launch",
      configuration: "iPhone")
  }

  private func finding(_ useCase: String, _ kind: String = "deadEnd", _ subject: String) -> ExploredFinding {
    ExploredFinding(of: name(useCase), kind: kind, words: "leaves no way on", subject: subject)
  }

  private var exploration: ReportedExploration {
    var crash = finding("Full <cart>", "crash", "Fatal error: no & order")
    crash.words = "crashes"
    crash.details = ["at Cart.swift:12:3"]
    crash.statements = ["advance(by: 3)"]
    crash.script = "found/crash-1.eg.swift"
    crash.replay = "showcase replay found/crash-1.eg.swift"
    crash.elements = ["UIButton \"Pay\""]
    crash.screen = RenderNode(
      "UIScreen", frame: RenderFrame(x: 0, y: 0, width: 390, height: 844),
      children: [
        RenderNode("UIButton", text: "Pay", frame: RenderFrame(x: 20, y: 100, width: 90, height: 44))
      ])
    return ReportedExploration(
      useCases: [name("Full <cart>"), name("Empty"), name("Empty", class: "List")],
      findings: [crash, finding("Full <cart>", "deadEnd", "CartViewController")],
      facts: ["Shop", "20 walks"])
  }

  @Test func `The page has what is wrong by use case, the element outlined, and the script to copy`() {
    let page = ExplorationPage(of: exploration).text
    for part in [
      "<h1>2 findings in 1 of 3 use cases</h1>", "Shop · 20 walks", "Full &lt;cart&gt;",
      "Fatal error: no &amp; order", "<span class=\"badge bad\">crashes</span>", "Leaves no way on <b>1</b>",
      "mark changed", "at Cart.swift:12:3", "advance(by: 3)", "showcase replay found/crash-1.eg.swift",
    ] {
      // What is closed or deferred is text, whose markup is escaped once more.
      #expect(page.contains(part.asciiHTML) || page.contains(part.xml), "\(part)")
    }
    #expect(!page.contains("Full <cart>"))
    #expect(page.contains("<section id=\"use-case-1\"") && !page.contains("<section id=\"use-case-2\""))
  }

  @Test func `A page without findings says so`() {
    let page = ExplorationPage(
      of: ReportedExploration(useCases: [name("Empty")], findings: [], facts: ["Shop"])
    ).text
    #expect(page.contains("<h1>Nothing found in 1 use case</h1>"))
    #expect(!page.contains("<section"))
  }

  @Test func `JUnit XML has a failing case for each finding, and a passing one for each other use case`() {
    expectEqual(
      ExplorationJUnit(of: exploration).text,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="showcase" tests="4" failures="2" errors="0" skipped="0" time="0">
        <testsuite name="Shop" tests="4" failures="2" errors="0" skipped="0" time="0">
          <testcase classname="Shop.Cart" name="Empty" time="0">
          </testcase>
          <testcase classname="Shop.Cart" name="Full &lt;cart&gt; (crash: Fatal error: no &amp; order)" \
      file="found/crash-1.eg.swift" time="0">
            <failure type="crash" message="Full &lt;cart&gt;: crashes: Fatal error: no &amp; order">\
      Full &lt;cart&gt;: crashes: Fatal error: no &amp; order
      at Cart.swift:12:3
        advance(by: 3)
      next:     showcase replay found/crash-1.eg.swift</failure>
          </testcase>
          <testcase classname="Shop.Cart" name="Full &lt;cart&gt; (deadEnd: CartViewController)" time="0">
            <failure type="deadEnd" message="Full &lt;cart&gt;: leaves no way on: CartViewController">\
      Full &lt;cart&gt;: leaves no way on: CartViewController
        the launch alone shows it</failure>
          </testcase>
          <testcase classname="Shop.List" name="Empty" time="0">
          </testcase>
        </testsuite>
      </testsuites>

      """)
  }
}
