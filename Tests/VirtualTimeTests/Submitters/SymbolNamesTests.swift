import Expectations
import Testing

@testable import VirtualTime

@Suite struct SymbolNamesTests {
  @Test func `A program has the names of its modules' functions, and no others`() throws {
    let names = try #require(SymbolNames.ofProgram)
    // The sought name is put together, so that it is not one of the test's own symbols.
    let module = "VirtualTime"
    expectTrue(names.contain("$s\(module.count)\(module)"))
    expectFalse(names.contain("$s\(module.count + 7)\(module)Nowhere"))
  }

  @Test func `What is not a program has no names`() {
    for path in ["/nowhere", "/dev/null", "/proc/self/cmdline"] { expectNil(SymbolNames(ofFile: path)) }
    expectNil(SymbolSections(of: UnsafeRawBufferPointer(start: nil, count: 0)))
    // The beginning of a program whose sections are not there.
    let head: [UInt8] = [0x7F, 0x45, 0x4C, 0x46] + Array(repeating: 0xFF, count: 200)
    head.withUnsafeBytes { expectNil(SymbolSections(of: $0)) }
  }
}
