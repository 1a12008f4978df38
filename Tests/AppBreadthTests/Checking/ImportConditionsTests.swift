import Expectations
import Testing

@testable import AppBreadth

@Suite struct ImportConditionsTests {
  @Test func `Conditions on known modules are decided, and others stay`() {
    forEachRow([
      ("#if canImport(Here)\r\n#endif", "#if true\r\n#endif"),
      ("#if os(iOS) && !canImport( Gone )", "#if os(iOS) && !false"),
      ("#elseif canImport(Gone, _version: 2)", "#elseif false"),
      ("#if canImport(Other)", "#if canImport(Other)"), ("let a = 1", "let a = 1"),
    ]) { source, decided in
      expectEqual(source.decidingImports { ["Here": true, "Gone": false][$0] }, decided)
    }
  }
}
