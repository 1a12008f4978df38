import Expectations
import Testing

@testable import VirtualTime

@Suite struct CallStackTests {
  @inline(never) private func submit() -> CallStack {
    .capture()
  }

  @Test func `A recorded call is named by the function that made it`() throws {
    let calls = submit()
    // The suite itself is of the stage's module by its name, so that all of its frames are read.
    let names = calls.addresses.compactMap { SymbolTables.shared.function(at: $0)?.name }
    expectTrue(names.contains { $0.contains("submit()") })
  }

  @Test func `An address of no function has no name`() {
    expectNil(SymbolTables.shared.function(at: 16))
    expectNil(CallStack(addresses: [16]).submitter)
  }

  @Test func `The step of an asynchronous function has the name of the function`() {
    expectEqual(Demangling.name(of: "$s3App5ModelC4loadyyYaFTY0_"), "Model.load()")
    expectEqual(Demangling.name(of: "main"), "main")
  }

  @Test func `A file of another kind has no functions`() {
    forEachRow(["/nowhere", "/etc/hostname", "/dev/null"]) { path in
      expectNil(SymbolTable(ofFile: path).symbol(at: 0))
    }
  }
}
