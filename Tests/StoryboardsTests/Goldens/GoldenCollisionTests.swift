import Diagnostics
import Expectations
import GoldenFiles
import Storyboards
import Testing

@Suite struct GoldenCollisionTests {
  @Test func `Two scenarios of one name are reported, those that differ in more than letter case are not`() {
    let collisions = GoldenPath.collisions(among: [scenario(), scenario(), scenario(script: "x")])
    expectEqual(collisions.map(\.problem), ["there are two scenarios 'T/C/U/s (c)'"])

    let scenarios = [
      scenario(script: "a.b", configuration: "c"), scenario(script: "a", configuration: "b.c"),
      scenario(script: "ab"),
      scenario(useCase: "V"), scenario(useCase: "é"), scenario(useCase: "e"),
    ]
    expectEmpty(GoldenPath.collisions(among: scenarios))
  }

  @Test func `Files that differ in letter case are reported with both scenarios`() {
    forEachRow([("Dark", "dark"), ("É", "é"), ("ß", "SS")]) { first, second in
      let collisions = GoldenPath.collisions(among: [
        scenario(configuration: first), scenario(), scenario(configuration: second),
      ])
      expectEqual(
        collisions.map(\.problem),
        [
          "the scenarios 'T/C/U/s (\(first))' and 'T/C/U/s (\(second))' differ only in letter case at "
            + "'Snapshots/T/C/U/s.\(second).txt'"
        ])
    }
  }

  @Test func `Folders that differ in letter case are reported, apart or not, whatever files they hold`() {
    let collisions = GoldenPath.collisions(among: [
      scenario(target: "Chrome"), scenario(target: "chrome", script: "x"),
    ])
    expectEqual(
      collisions.map(\.problem),
      [
        "the scenarios 'Chrome/C/U/s (c)' and 'chrome/C/U/x (c)' differ only in letter case at "
          + "'Snapshots/chrome'"
      ])

    let apart = GoldenPath.collisions(among: [
      scenario(useCase: "U"), scenario(useCase: "V"), scenario(useCase: "u", script: "x"),
      scenario(useCase: "U", script: "y"),
    ])
    expectEqual(
      apart.map(\.problem),
      [
        "the scenarios 'T/C/U/s (c)' and 'T/C/u/x (c)' differ only in letter case at 'Snapshots/T/C/u'"
      ])

    let long = String(repeating: "x", count: 110)
    let scenarios = [
      scenario(useCase: "U", script: long, configuration: long),
      scenario(useCase: "U", script: long.uppercased(), configuration: long),
    ]
    expectEqual(GoldenPath.collisions(among: scenarios).count, 1)
  }
}
