import Expectations
import Foundation
import RenderTree
import Storyboards
import TestSupport
import Testing
import UTF8Text

@testable import Reports

@Suite struct GallerySiteTests {
  private func name(
    _ className: String, _ useCase: String = "Screen", script: String = "launch",
    configuration: String = "iPhone"
  ) -> ScenarioName {
    ScenarioName(
      target: "App", classForDisplay: className, useCase: useCase, script: script,
      configuration: configuration)
  }

  private func files(_ scenarios: [GalleryScenario]) -> [String: String] {
    var files: [String: String] = [:]
    GallerySite(scenarios, next: .commandLine("demo")).write { path, text in
      expectNil(files[path])
      files[path] = text
    }
    return files
  }

  private func files(_ names: ScenarioName...) -> [String: String] {
    files(names.map { GalleryScenario($0, SettingsRun.storyboard(1, steps: 2)) })
  }

  private func count(of part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

  @Test
  func `A site is a home page in order of classes, a page for each use case, and what they share`() throws {
    let site = files(name("B"), name("A"), name("B", script: "tap"), name("A", "Other one"))
    expectEqual(
      site.keys.sorted(),
      [
        "gallery.js", "index.html", "use-cases/App.A.Other_one.html",
        "use-cases/App.A.Screen.html",
        "use-cases/App.B.Screen.html",
      ])

    let home = try #require(files(name("b"), name("C"), name("A", "z"), name("A", "B"))["index.html"])
    let links = home.matches(of: #/href="use-cases\/([^"]*)"/#).map { String($0.1) }
    expectEqual(links, ["App.A.B.html", "App.A.z.html", "App.b.Screen.html", "App.C.Screen.html"])
    expectEqual(count(of: "<svg aria-hidden", in: home), 4)
    #expect(home.withReadReferences.contains("1 script · 1 configuration"))
    #expect(site.values.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test
  func `A use case's page shows each step of each script in all configurations, with ids for each`() throws {
    let page = try #require(
      files(name("A"), name("A", configuration: "iPad"), name("A", script: "tap it"))[
        "use-cases/App.A.Screen.html"])
    for id in [
      "launch", "launch.step-1", "launch.step-1.iPhone", "launch.step-2.iPad", "tap_it",
      "tap_it.step-2.iPhone",
    ] {
      expectEqual(count(of: " id=\"\(id)\"", in: page), 1, "\(id)")
    }
    expectEqual(count(of: "<figure", in: page), 6)
    #expect(page.contains("called <code>SettingsCommands.set(1, true)</code>"))
    // Hidden by what is chosen, with a script and without.
    #expect(page.contains("[data-show=\"1\"] [data-group]:not([data-group=\"1\"]){display:none}"))
    #expect(page.contains("<div data-show=\"0\">"))
    #expect(
      page.contains("<noscript><style>body:has(#show-0:checked) [data-group=\"0\"]{display:revert!important}")
    )
    #expect(page.contains("changed UISwitch #switch1: [off] -&gt; [on]"))
    #expect(page.contains("UISwitch #switch1 (323 6.5; 51 31) [off]"))
    // Of all pictures, only the first one is part of the page right away, and of all films, only the first.
    let seen = page.replacing(#/<noscript.*?<\/noscript>/#.dotMatchesNewlines(), with: "")
    expectEqual(count(of: "<div class=\"view screen\"", in: seen), 4)
    expectEqual(count(of: "<svg role=\"img\"", in: seen), 1)
    expectEqual(count(of: "<ol class=\"film\"", in: seen), 1)
    expectEqual(count(of: "<ol class=\"film\"", in: page), 2)
    // The round corners of a phone's screen, as shares of its width and height.
    expectEqual(count(of: "aspect-ratio:392/846;--corner:11.99%/5.556%", in: page), 6)
  }

  @Test func `A tree that a page has already is a link to the step that has it`() throws {
    let page = try #require(
      files(name("A"), name("A", script: "tap"), name("A", script: "tap", configuration: "iPad"))[
        "use-cases/App.A.Screen.html"])
    let link =
      "<p class=\"muted\">The same lines as in <a href=\"#launch.step-1\">step 1 of another script</a>.</p>"
    expectEqual(count(of: link, in: page), 1)
  }

  @Test func `The first film is seen right away, even if the first script has no golden`() throws {
    let storyboard = SettingsRun.storyboard(1, steps: 2)
    let page = try #require(
      files([
        GalleryScenario(name("A"), nil), GalleryScenario(name("A", script: "tap"), storyboard),
        GalleryScenario(name("A", script: "swipe"), storyboard),
      ])["use-cases/App.A.Screen.html"])
    #expect(page.contains("<link rel=\"expect\" href=\"#tap.step-1.iPhone\" blocking=\"render\">"))
    let seen = page.replacing(#/<noscript.*?<\/noscript>/#.dotMatchesNewlines(), with: "")
    #expect(seen.contains("id=\"tap.step-1.iPhone\"") && !seen.contains("id=\"swipe.step-1.iPhone\""))
  }

  @Test
  func `A use case's portrait is of the state that it is named after, in the configuration of most scripts`()
    throws
  {
    func useCase(_ name: String, _ scripts: [(String, [String])]) throws -> GalleryUseCase {
      let scenarios = scripts.flatMap { script, configurations in
        configurations.map { configuration in
          GalleryScenario(
            self.name("A", name, script: script, configuration: configuration),
            SettingsRun.storyboard(script.count * 10 + configuration.count, steps: 3))
        }
      }
      return try #require(GalleryUseCase.all(in: scenarios).first)
    }
    func portrait(_ script: String, _ configuration: String) -> RenderNode {
      SettingsRun.tree(script.count * 10 + configuration.count, step: 2).condensed
    }
    let bubble = try useCase(
      "Side Swipe Bubble",
      [("launch", ["Dark", "iPhone"]), ("bubble", ["iPhone"]), ("swipe-away", ["iPhone"])])
    expectEqual(bubble.mainConfiguration, "iPhone")
    expectEqual(bubble.portrait, portrait("bubble", "iPhone"))
    let other = try useCase("Home", [("tap", ["iPad", "iPhone"]), ("launch", ["iPad", "iPhone"])])
    expectEqual(other.portrait, portrait("launch", "iPad"))
    expectEqual(try useCase("Home", [("tap", ["iPad"])]).portrait, portrait("tap", "iPad"))
  }

  @Test func `Use cases are filtered by showcase and by state, without a script`() throws {
    var other = name("B")
    other.target = "Other"
    let site = files([
      GalleryScenario(name("A", script: "tap"), SettingsRun.storyboard(1, steps: 1)),
      GalleryScenario(other, nil),
    ])
    let home = try #require(site["index.html"])
    #expect(home.contains("<li class=\"card\" data-showcase=\"0\" data-state=\"used\">"))
    #expect(home.contains("<li class=\"card\" data-showcase=\"1\" data-state=\"launched missing\">"))
    #expect(
      home.contains("body:has(#showcase-1:checked) .card:not([data-showcase~=\"1\"]){display:none}"))
    #expect(home.contains("<bdi>Golden missing</bdi> <b>1</b>"))

    let single = try #require(files(name("A"))["index.html"])
    #expect(!single.contains("<fieldset>"))
  }

  @Test func `Pages lead to the pages before and after them`() throws {
    let files = files(name("A"), name("B"), name("C"))
    let page = try #require(files["use-cases/App.B.Screen.html"])
    #expect(page.contains("<a rel=\"prev\" href=\"App.A.Screen.html\">"))
    #expect(page.contains("<a rel=\"next\" href=\"App.C.Screen.html\">"))
    expectEqual(files["use-cases/App.A.Screen.html"]?.contains("rel=\"prev\""), false)
  }

  @Test
  func `A scenario without golden is reported with its command, and no use cases make no pages`() throws {
    let site = files([GalleryScenario(name("A"), nil)])
    expectEqual(site["index.html"]?.contains("no picture"), true)
    expectEqual(
      site["use-cases/App.A.Screen.html"]?.contains(
        "<code>demo --record --filter 'App/A/Screen/launch' --configuration 'iPhone'</code>"), true)

    expectEqual(files([]).keys.sorted(), ["gallery.js", "index.html"])
  }

  @Test func `Whatever names are, files stay in their folder, and links lead to ids and files`() {
    forEachRow(SplitMix64.seeds(30)) { seed in
      var random = SplitMix64(seed: seed)
      let names =
        (0..<12).map { _ in random.name() } + [
          ScenarioName(
            target: "..", classForDisplay: "..", useCase: "../../x", script: "..", configuration: "."),
          ScenarioName(
            target: "", classForDisplay: "", useCase: String(repeating: "é", count: 300), script: "",
            configuration: ""),
        ]
      let files = files(names.map { GalleryScenario($0, SettingsRun.storyboard(1, steps: 1)) })
      expectTrue(files.count >= 2 + Set(names.map(\.useCase)).count, "seed \(seed)")
      for (path, text) in files where path.hasSuffix(".html") {
        expectNotNil(path.wholeMatch(of: #/index.html|use-cases\/[A-Za-z0-9_~.-]{1,230}/#), "seed \(seed)")
        expectTrue(!path.contains("..") && !path.contains("/."), "seed \(seed)")
        expectEqual(HTMLDocument(text).faults, [], "seed \(seed)")
        for link in text.matches(of: #/ href="([^"#]*)"/#).map({ String($0.1) }) {
          let file = link.replacing("../", with: "")
          expectTrue(files[file] != nil || files["use-cases/\(file)"] != nil, "seed \(seed): \(link)")
        }
        expectTrue(
          text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\u{FE0F}" || $0.isVisible }, "seed \(seed)")
      }
    }
  }
}
