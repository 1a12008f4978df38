import Expectations
import Foundation
import GoldenFiles
import Storyboards
import TestSupport
import Testing

@Suite struct GoldenPathTests {
  @Test func `Harmless names stay as they are, and a long one goes on in subfolders`() {
    let name = ScenarioName(
      target: "Chrome", classForDisplay: "SettingsViewController", useCase: "Main settings screen",
      script: "toggle-sync", configuration: "iPhone")
    let folder = "Snapshots/Chrome/SettingsViewController/Main settings screen"
    expectEqual(GoldenPath(of: name).path, "\(folder)/toggle-sync.iPhone.txt")
    expectEqual(GoldenPath(of: name, format: .json).path, "\(folder)/toggle-sync.iPhone.json")

    let long = String(repeating: "x", count: 250)
    let part = String(repeating: "x", count: 120)
    expectEqual(
      GoldenPath(of: scenario(useCase: long)).path, "Snapshots/T/C/\(part)%/\(part)%/xxxxxxxxxx/s.c.txt")
    expectEqual(
      GoldenPath(of: scenario(configuration: String(long.prefix(130)))).path,
      "Snapshots/T/C/U/s.\(part.dropLast(2))%/xxxxxxxxxxxx.txt")
  }

  @Test func `A folder's name is made safe, and the one dot of a file's parts script and configuration`() {
    forEachRow([
      ("Größe 表 हिन्दी", "Größe 表 हिन्दी"),
      ("a.b", "a.b"),
      (".hidden", "%2Ehidden"),
      ("..", "%2E%2E"),
      (".", "%2E"),
      ("end.", "end%2E"),
      ("end ", "end%20"),
      (" start", " start"),
      ("a/b\\c:d*e?f\"g<h>i|j%k", "a%2Fb%5Cc%3Ad%2Ae%3Ff%22g%3Ch%3Ei%7Cj%25k"),
      ("a\u{0}\n\u{7F}", "a%00%0A%7F"),
      ("a\u{202E}b\u{A0}c", "a%E2%80%AEb%C2%A0c"),
      ("", "%_"),
      ("%_", "%25_"),
      ("CON", "%43ON"),
      ("con.a", "%63on.a"),
      ("Lpt1 .b", "%4Cpt1 .b"),
      ("COM\u{B9}", "%43OM\u{B9}"),
      ("CONE", "CONE"),
      ("COM10", "COM10"),
      ("\u{E9}", "\u{E9}"),
      ("xe\u{301}x", "x%65%CC%81x"),
      ("\u{301}x", "%CC%81x"),
    ]) { name, spelling in
      let path = GoldenPath(of: scenario(useCase: name))
      expectEqual(Array(path.path.utf8), Array("Snapshots/T/C/\(spelling)/s.c.txt".utf8))
    }

    forEachRow([
      ("a.b", "c", "a%2Eb.c"), ("a", "b.c", "a.b%2Ec"), ("", "c", "%_.c"), ("a", "", "a.%_"),
      ("NUL", "c", "%4EUL.c"),
      ("a", "\u{301}", "a.%CC%81"), (" ", " ", " . "),
    ]) { script, configuration, spelling in
      let path = GoldenPath(of: scenario(script: script, configuration: configuration))
      expectEqual(Array(path.path.utf8), Array("Snapshots/T/C/U/\(spelling).txt".utf8))
    }
  }

  @Test
  func `Every path suits every disk and leads back to its scenario, so distinct names never share one`() {
    forEachRow(SplitMix64.seeds(500)) { seed in
      var names = HostileNames(seed: seed)
      let name = names.scenario()
      for format in GoldenFormat.allCases {
        let scenario = try #require(GoldenPath(of: name, format: format).scenario, "seed \(seed)")
        expectEqual(scalars(of: scenario.name), scalars(of: name), "seed \(seed)")
        expectEqual(scenario.format, format)
      }
    }

    forEachRow(SplitMix64.seeds(500)) { seed in
      var names = HostileNames(seed: seed)
      let path = GoldenPath(of: names.scenario()).path
      expectEqual(Array(path.utf8), Array(path.precomposedStringWithCanonicalMapping.utf8), "seed \(seed)")
      for component in path.unicodeScalars.split(separator: "/").map(String.init) {
        expectTrue(component.utf8.count <= 143, "seed \(seed): \(component)")
        expectTrue(
          component.first != "." && component.last != "." && component.last != " ",
          "seed \(seed): \(component)"
        )
        expectFalse(
          component.contains { #"\:*?"<>|"#.contains($0) || $0.unicodeScalars.contains { $0.value < 32 } })
        let isDevice = component.wholeMatch(of: /(?i)(con|prn|aux|nul|(com|lpt)[0-9¹²³]) *(\..*)?/) != nil
        expectFalse(isDevice, "seed \(seed): \(component)")
      }
    }
  }

  @Test func `A file that no scenario can have, or whose name is not UTF-8, is not a scenario's`() {
    forEachRow([
      "", "Snapshots", "Snapshots/T/C/U/s.txt", "Snapshots/T/C/U/a.b.c.txt", "Snapshots/T/C/s.c.txt",
      "T/C/U/s.c.txt",
      "Snapshots/T/C/U/V/s.c.txt", "Snapshots/T/C/U/s.c.png", "Snapshots/T/C/%41/s.c.txt",
      "Snapshots/T/C/%2e/s.c.txt",
      "Snapshots/T/C/%G1/s.c.txt", "Snapshots/T/C/U%/s.c.txt", "Snapshots/T/C/%FF/s.c.txt",
      "Snapshots/T//U/s.c.txt",
      "Snapshots/T/C/CON/s.c.txt", "Snapshots/T/C/xe\u{301}/s.c.txt", "Snapshots/T/C/U/s.c%",
      "Snapshots/T/C/U/s.c%.txt",
    ]) { path in
      expectNil(GoldenPath(path).scenario)
    }

    let golden = GoldenPath("Snapshots/T/C/U/s.c.txt")
    let listed = GoldenPath(#"Snapshots/T/C/U/o\xE9\xC3\xA9.c.txt"#)
    expectEqual(GoldenInventory(planned: [golden], files: [golden, listed]).others, [listed])
  }

  @Test func `Paths are kept apart and sorted by their bytes`() {
    #expect(GoldenPath("\u{E9}") != GoldenPath("e\u{301}"))
    expectEqual(GoldenPath("a/b"), GoldenPath(["a", "b"].joined(separator: "/")))
    expectEqual(
      ["b", "a/b", "", "a", "B", "é"].map { GoldenPath($0) }.sorted().map(\.path),
      ["", "B", "a", "a/b", "b", "é"])
  }

  private func scalars(of name: ScenarioName) -> [[Unicode.Scalar]] {
    [name.target, name.classForDisplay, name.useCase, name.script, name.configuration].map {
      Array($0.unicodeScalars)
    }
  }

  @Test func `Goldens of hostile names are written, listed and read`() {
    forEachRow(SplitMix64.seeds(30)) { seed in
      try withTemporaryFolder { root throws in
        let folder = GoldenFolder(root: root)
        var names = HostileNames(seed: seed)
        let paths = Set((0..<5).map { _ in GoldenPath(of: names.scenario()) })
        for path in paths { expectEqual(try folder.write(path.path, to: path), .created, "seed \(seed)") }
        expectEqual(try folder.files(), paths.sorted(), "seed \(seed)")
        for path in paths { expectEqual(try folder.read(path), path.path, "seed \(seed)") }
      }
    }
  }
}

/// A scenario with short default names.
func scenario(
  target: String = "T", useCase: String = "U", script: String = "s", configuration: String = "c"
) -> ScenarioName {
  ScenarioName(
    target: target, classForDisplay: "C", useCase: useCase, script: script, configuration: configuration)
}
