import Expectations
import Testing

@testable import VirtualTime

@Suite struct CallStackTests {
  @inline(never) private func submit() -> CallStack {
    .capture()
  }

  @Test func `A recorded call is named by the function that made it, also in a step of an asynchronous one`()
    throws
  {
    let calls = submit()
    // The suite itself is of the stage's module by its name, so that all of its frames are read.
    let names = calls.addresses.compactMap { SymbolTables.shared.function(at: $0)?.name }
    expectTrue(names.contains { $0.contains("submit()") })
    expectEqual(Demangling.name(of: "$s3App5ModelC4loadyyYaFTY0_"), "Model.load()")
    expectEqual(Demangling.name(of: "main"), "main")
  }

  @Test func `An address of no function, and a file of another kind, have no names`() {
    expectNil(SymbolTables.shared.function(at: 16))
    expectNil(CallStack(addresses: [16]).submitter)
    forEachRow(["/nowhere", "/etc/hostname", "/dev/null"]) { path in
      expectNil(SymbolTable(ofFile: path).symbol(at: 0))
    }
  }
}
