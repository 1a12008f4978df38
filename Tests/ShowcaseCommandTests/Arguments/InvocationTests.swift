import Diagnostics
import Testing

@testable import ShowcaseCommand

@Suite struct InvocationTests {
  @Test("The first argument is the command, if it is one; else the command is run")
  func command() throws {
    #expect(try Invocation(["list"]).command == .list)
    #expect(try Invocation([]).command == .run)
    let plans = try Invocation(["Smoke", "list"])
    #expect(plans.command == .run)
    #expect(!plans.namesCommand)
    #expect(plans.positionals == ["Smoke", "list"])
    #expect(try Invocation(["run", "list"]).positionals == ["list"])
  }

  @Test("A value stands behind the option or behind an equals sign, and may hold one itself")
  func values() throws {
    let invocation = try Invocation(["--filter", "a=b", "--filter=c=d", "--filter=", "Plan", "--filter=--e"])
    #expect(invocation.values(of: .filter) == ["a=b", "c=d", "", "--e"])
    #expect(invocation.value(of: .filter) == "--e")
    #expect(invocation.positionals == ["Plan"])
    #expect(!invocation.has(.skip))
  }

  @Test("A record mode stands only behind an equals sign, so that a plan may follow")
  func optionalValue() throws {
    let bare = try Invocation(["--record", "all"])
    #expect(bare.has(.record))
    #expect(bare.value(of: .record) == nil)
    #expect(bare.positionals == ["all"])
    #expect(try Invocation(["--record=all"]).value(of: .record) == "all")
  }

  @Test("Verbose and help have short names", arguments: [["check", "-v"], ["check", "--verbose"]])
  func short(arguments: [String]) throws {
    #expect(try Invocation(arguments).has(.verbose))
    #expect(try Invocation(["-h"]).has(.help))
  }

  /// Arguments, and what is said of them.
  static let faults: [(arguments: [String], problem: String, nearest: String?)] = [
    (["--fliter", "a"], "'--fliter' is not an option of 'run'", "--filter"),
    (["--recrod=all"], "'--recrod' is not an option of 'run'", "--record"),
    (["list", "--filter", "a"], "'--filter' is not an option of 'list'", nil),
    (["list", "-v"], "'-v' is not an option of 'list'", nil),
    (["-x"], "'-x' is not an option of 'run'", nil), (["--"], "'--' is not an option of 'run'", nil),
    (["show", "a", "--script"], "'--script' misses its value", nil),
    (["--filter", "--record"], "'--filter' misses its value", nil),
    (["list", "--json=yes"], "'--json' takes no value", nil), (["show"], "'show' misses an argument", nil),
    (["replay"], "'replay' misses an argument", nil),
    (["show", "a", "b"], "'b' is one argument too many for 'show'", nil),
    (["check", "a"], "'a' is one argument too many for 'check'", nil),
  ]

  @Test(
    "What a command does not take is an error with the nearest name and the way to the help",
    arguments: faults)
  func fault(arguments: [String], problem: String, nearest: String?) {
    let fault = #expect(throws: Diagnostic.self) { try Invocation(arguments) }
    #expect(fault?.problem == problem)
    #expect(fault?.nearest == nearest)
    #expect(fault?.next == .help)
  }

  @Test("Whoever asks for help need not know the arguments")
  func help() throws {
    #expect(try Invocation(["show", "--help"]).has(.help))
  }
}
