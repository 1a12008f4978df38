import Diagnostics
import Expectations
import Review
import Testing

@Suite struct PendingSelectionTests {
  private let changes = [("a", "iPhone"), ("a", "iPad"), ("b", "iPhone")].map { useCase, configuration in
    PendingChange(path: PendingBox.path(useCase, configuration), kind: .new, text: "")
  }

  private func chosen(_ names: [String], _ configurations: [String] = []) throws -> [Int] {
    let selection = PendingSelection(names: names, configurations: configurations)
    return try selection.choose(from: changes).compactMap(changes.firstIndex)
  }

  @Test
  func `A name means parts from the front, a configuration or the end of a path; several mean any`() throws {
    forEachRow(
      [
        ("T", [0, 1, 2]), ("C", [0, 1, 2]), ("T/C", [0, 1, 2]), ("C/a", [0, 1]), ("T/C/a/s", [0, 1]),
        ("C/b/s", [2]), ("iPad", [1]), ("T/C/a/s (iPad)", [1]), ("C/a/s (iPhone)", [0]),
        ("Snapshots/T/C/a/s.iPad.txt", [1]), ("a/s.iPhone.txt", [0]), ("s.iPhone.txt", [0, 2]),
        (".build/showcase/pending/Snapshots/T/C/b/s.iPhone.txt", [2]),
      ] as [(String, [Int])]
    ) { name, expected in
      expectEqual(try chosen([name]), expected)
    }

    expectEqual(try chosen(["C/b", "iPad"]), [1, 2])
    expectEqual(try chosen(["C/a"], ["iPhone"]), [0])
    expectEqual(try chosen([], ["iPhone"]), [0, 2])
    expectEqual(try chosen([]), [0, 1, 2])

    #expect(throws: Diagnostics.self) { try chosen([".iPad.txt"]) }
  }

  @Test func `Names and configurations that mean nothing are faults, alone or together`() throws {
    forEachRow([["C/b"], ["T/C/b", "C/b"]]) { names in
      let error = #expect(throws: Diagnostics.self, "\(names)") { try chosen(names, ["iPad"]) }
      let list = names.map { "'\($0)'" }.joined(separator: " or ")
      expectEqual(try #require(error).all.map(\.problem), ["nothing waits for review at \(list) in 'iPad'"])
      expectEqual(error?.all.first?.next, .status)
    }

    let error = #expect(throws: Diagnostics.self) { try chosen(["C/a/z", "iPad", "Settings"], ["iPone"]) }
    let faults = try #require(error).all
    expectEqual(
      faults.map(\.problem), ["C/a/z", "Settings", "iPone"].map { "nothing waits for review at '\($0)'" })
    expectEqual(faults.map(\.nearest), ["C/a/s", nil, "iPhone"])
    expectTrue(faults.allSatisfy { $0.next == .status })
  }
}
