import Expectations
import GoldenFiles
import Storyboards
import Testing

@testable import ShowcaseTesting

@Suite struct FailureFileTests {
  private func file(
    _ kind: FailureFile.Kind, _ target: String = "Lamps", script: String = "on"
  ) -> FailureFile {
    let name = ScenarioName(
      target: target, classForDisplay: "LampViewController", useCase: "Desk lamp", script: script,
      configuration: "iPhone")
    return FailureFile(kind: kind, golden: GoldenPath(of: name), bytes: [])
  }

  @Test func `A name says which scenario and what of it, on any disk, without the first of long names`() {
    forEachRow(
      [
        (FailureFile.Kind.storyboard, "Lamps - LampViewController - Desk lamp - on.iPhone.storyboard.txt"),
        (.difference, "Lamps - LampViewController - Desk lamp - on.iPhone.diff"),
        (.picture, "Lamps - LampViewController - Desk lamp - on.iPhone.first-difference.svg"),
      ] as [(FailureFile.Kind, String)]
    ) { kind, name in
      expectEqual(file(kind).name, name)
    }

    forEachRow(["a/b", "..", "\u{202E}x", "CON", "ü\n"]) { target in
      expectFalse(file(.difference, target, script: target).name.contains("/"))
      expectTrue(file(.difference, target).name.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }

    forEachRow([1, 100, 150, 1000]) { length in
      let long = String(repeating: "x", count: length)
      let name = file(.picture, long, script: long).name
      expectTrue(name.utf8.count < 240, "\(name.utf8.count)")
      expectTrue(name.hasSuffix("x.iPhone.first-difference.svg"), "\(name)")
    }
  }

  @Test func `Each kind has a path of its own beside the golden's`() {
    let paths = FailureFile.Kind.allCases.map { kind in
      FailureFile.path(of: kind, golden: file(kind).golden).path
    }
    let stem = "Snapshots/Lamps/LampViewController/Desk lamp/on.iPhone"
    expectEqual(paths, ["\(stem).storyboard.txt", "\(stem).diff", "\(stem).first-difference.svg"])
  }
}
