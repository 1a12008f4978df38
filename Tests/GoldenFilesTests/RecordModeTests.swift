import Diagnostics
import Expectations
import GoldenFiles
import Testing

@Suite struct RecordModeTests {
  @Test func `A flag or a variable names a mode, and an unknown one is reported with the nearest`() {
    forEachRow(
      [
        (nil, .failed), ("never", .never), ("missing", .missing), ("failed", .failed), ("all", .all),
        ("ALL", .all),
      ] as [(String?, RecordMode)]
    ) { value, mode in
      expectEqual(try RecordMode(flag: value, of: []), mode)
    }

    forEachRow(
      [
        (nil, .never), ("", .never), ("0", .never), ("false", .never), ("no", .never), ("1", .failed),
        ("True", .failed),
        ("yes", .failed), ("missing", .missing), ("all", .all),
      ] as [(String?, RecordMode)]
    ) { value, mode in
      expectEqual(try RecordMode(variable: value), mode)
    }

    let expected = Diagnostic(
      "'mising' is not a record mode of --record", expected: "never, missing, failed or all",
      nearest: "missing",
      next: .showcase("run --record=missing --filter 'Desk lamp'"))
    let typed = ["run", "--record=mising", "--filter", "Desk lamp"]
    #expect(throws: expected) { try RecordMode(flag: "mising", of: typed) }
    let ofVariable = Diagnostic(
      "'Al' is not a record mode of SHOWCASE_RECORD", expected: "never, missing, failed or all",
      nearest: "all",
      next: .shell("SHOWCASE_RECORD=all swift test"))
    #expect(throws: ofVariable) { try RecordMode(variable: "Al") }
    #expect(throws: Diagnostic.self) { try RecordMode(flag: "", of: []) }
    #expect(throws: Diagnostic.self) { try RecordMode(flag: "1", of: []) }
    #expect(throws: Diagnostic.self) { try RecordMode(variable: "often") }
  }

  @Test func `A mode writes after these comparisons`() {
    forEachRow(
      [
        (.never, []), (.missing, [.missing]), (.failed, [.missing, .differing]),
        (.all, [.missing, .differing, .equal]),
      ] as [(RecordMode, [GoldenComparison])]
    ) { mode, comparisons in
      expectEqual(
        [GoldenComparison.missing, .differing, .equal].filter { mode.writes(after: $0) }, comparisons)
    }
  }
}
