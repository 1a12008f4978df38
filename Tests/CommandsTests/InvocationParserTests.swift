import Diagnostics
import Expectations
import Testing

@testable import Commands

@MainActor @Suite struct InvocationParserTests {
  /// Arguments, and how the program interprets them.
  nonisolated static let calls: [(arguments: [String], meaning: String)] = [
    ([], "dig"), (["dig"], "dig"), (["paint", "north"], "paint north"),
    // A word that is not a verb is an operand of the default command, and so are verbs after it.
    (["garden", "paint"], "dig garden paint"), (["dig", "paint"], "dig paint"),
    // A value follows the option or an equals sign, and may contain one itself.
    (
      ["--depth", "a=b", "--depth=c=d", "--depth=", "--depth=--e", "-"],
      "dig depth=a=b depth=c=d depth= depth=--e -"
    ),
    // An optional value follows an equals sign only, so that an operand can come next.
    (["dig", "--mode", "fast"], "dig mode=- fast"), (["dig", "--mode=fast"], "dig mode=fast"),
    (["dig", "-l"], "dig loud=-"), (["dig", "--loud", "x"], "dig loud=- x"),
    // Options may come before the verb, and a verb may be the value of an option.
    (["--package-path", "read", "paint", "north"], "paint package-path=read north"),
    (["--color", "red", "paint", "north"], "paint color=red north"),
    (["--package-path=x", "paint", "--color", "paint", "north"], "paint package-path=x color=paint north"),
    // Nothing after two dashes is an option or a verb.
    (["--", "paint", "-x", "--depth"], "dig paint -x --depth"), (["paint", "--", "--help"], "paint --help"),
    (["dig", "a", "--", "--", "b"], "dig a -- b"), (["secret"], "secret"),
  ]

  @Test func `arguments are sorted into verb, options and operands`() {
    forEachRow(Self.calls) { arguments, meaning in
      let session = SampleProgram.call(arguments)
      expectEqual(session.output, meaning + "\n")
      expectEmpty(session.errorOutput)
    }
  }

  /// Arguments, and the resulting message.
  nonisolated static let faults: [(arguments: [String], problem: String, nearest: String?, help: String)] = [
    (["--dpeth", "3"], "'--dpeth' is not an option of 'dig'", "--depth", "dig"),
    (["paint", "--colour=red", "x"], "'--colour' is not an option of 'paint'", "--color", "paint"),
    (["read", "--depth", "a"], "'--depth' is not an option of 'read'", nil, "read"),
    (["--depth", "3", "read", "a"], "'--depth' is not an option of 'read'", nil, "read"),
    (["-x"], "'-x' is not an option of 'dig'", nil, "dig"),
    (["dig", "--depth"], "'--depth' requires a value", nil, "dig"),
    (["--depth", "--loud"], "'--depth' requires a value", nil, "dig"),
    (["--depth", "--", "x"], "'--depth' requires a value", nil, "dig"),
    (["dig", "--loud=yes"], "'--loud' takes no value", nil, "dig"),
    (["paint"], "'paint' requires an argument", nil, "paint"),
    (["paint", "a", "b"], "'b' is one argument too many for 'paint'", nil, "paint"),
  ]

  @Test func `what a command does not take is an error with the nearest name and the command's help`() {
    forEachRow(Self.faults) { (arguments: [String], problem: String, nearest: String?, help: String) in
      let session = SampleProgram.call(arguments)
      expectEqual(session.status, .unusableInput)
      expectEmpty(session.output)
      #expect(session.errorOutput.hasPrefix("error: \(problem)\n  expected: "), "\(arguments)")
      expectEqual(session.errorOutput.contains("  nearest:  "), (nearest != nil))
      if let nearest { #expect(session.errorOutput.contains("\n  nearest:  \(nearest)\n"), "\(arguments)") }
      #expect(session.errorOutput.hasSuffix("\n  next:     swift run sample help \(help)\n"), "\(arguments)")
    }
  }
}
