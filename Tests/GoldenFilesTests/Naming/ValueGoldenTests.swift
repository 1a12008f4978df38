import Expectations
import GoldenFiles
import TestSupport
import Testing

@Suite struct ValueGoldenTests {
  @Test func `a path says which test has the golden`() {
    forEachRow([
      ("Tests/AppTests/__Snapshots__/OrderTests/item.milk.txt", "AppTests/OrderTests/item.milk"),
      ("Tests/AppTests/__Snapshots__/OrderTests/an order.json", "AppTests/OrderTests/an order"),
      ("Tests/AppTests/Deep/__Snapshots__/OrderTests/a.txt", "AppTests/Deep/OrderTests/a"),
      ("Tests/__Snapshots__/OrderTests/a.txt", "Tests/OrderTests/a"),
      ("__Snapshots__/OrderTests/a.b.txt", "OrderTests/a.b"),
      ("Snapshots/AppTests/OrderTests/a%2Eb.c%2Fd.json", "AppTests/OrderTests/a.b.c/d"),
      ("Snapshots/App%2ATests/OrderTests/a.txt", "App*Tests/OrderTests/a"),
    ]) { path, title in
      expectEqual(ValueGolden(of: GoldenPath(path))?.title, title)
    }
  }

  @Test func `a file in another place is no golden of a value`() {
    forEachRow([
      "Snapshots/T/C/U/s.c.txt", "Snapshots/README.md", "Snapshots/a/b.md", "Tests/a.txt",
      "Tests/__Snapshots__/a.txt", "Tests/__Snapshots__/A/b/c.txt", "Tests/__Snapshots__/A/b", "a/b/c/d.txt",
      "Snapshots/M/F/.txt", "Snapshots/M/F/a%GG.txt",
    ]) { path in
      expectNil(ValueGolden(of: GoldenPath(path)))
    }
  }

  /// Names as long and as strange as they may be.
  @Test func `the names of a golden are those that it was written with`() {
    let names = ["a", "a.b", "a/b", String(repeating: "long ", count: 60), ".x", "CON", "\u{E9}", "50%"]
    forEachRow(names.flatMap { test in ([nil] + names).map { (test, $0) } }) { test, name in
      let components = GoldenPath.components(ofTest: test, named: name).joined(separator: "/")
      let file = GoldenPath.components(of: ["File \(test)"]).joined(separator: "/")
      let golden = ValueGolden(of: GoldenPath("Tests/A/__Snapshots__/\(file)/\(components).txt"))
      expectEqual(golden?.file, "File \(test)")
      expectEqual(golden?.test, test)
      expectEqual(golden?.name, name)
    }
  }

  @Test func `a golden is selected by the beginnings of its title`() {
    let golden = ValueGolden(of: GoldenPath("Tests/AppTests/__Snapshots__/OrderTests/item.milk.txt"))
    expectEqual(
      golden?.selectors,
      [
        "AppTests", "AppTests/OrderTests", "AppTests/OrderTests/item", "OrderTests", "OrderTests/item",
        "OrderTests/item.milk", "AppTests/OrderTests/item.milk",
      ])
  }
}
