import Expectations
import Foundation
import TestSupport
import Testing

@testable import Commands

/// The scripts are run by the shells that they are for, if these are installed.
@MainActor @Suite struct CompletionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "garden plan.txt")
    try folder.write("", to: "shed/roof.txt")
    try folder.write("", to: "Holes/deep.hole")
    try folder.write("", to: "Holes/not so deep.hole")
    try folder.write("", to: "Holes/notes.txt")
    for shell in ["bash", "zsh", "fish"] {
      try folder.write(SampleProgram.call(["completions", shell]).output, to: "sample.\(shell)")
    }
  }

  nonisolated private static func isInstalled(_ shell: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }

  /// The lines that a shell prints after reading a script from its arguments.
  private func lines(_ shell: String, _ options: [String], _ script: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [shell] + options + ["-c", script]
    process.currentDirectoryURL = folder.url()
    process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder.root]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  /// Typed words, the last of which is to be completed, and its candidates.
  nonisolated static let cases: [(words: [String], candidates: [String])] = [
    (["p"], ["paint"]), ([""], ["dig", "paint", "read", "completions", "help"]),
    (["--depth", "3", "p"], ["paint"]), (["--package-path", "read", "r"], ["read"]),
    (["paint", ""], ["north", "south"]), (["paint", "s"], ["south"]),
    (["paint", "--c"], ["--color"]), (["--mo"], ["--mode"]),
    (["dig", "-"], ["--depth", "--mode", "--loud", "-l", "--package-path", "--help", "-h", "--version"]),
    (["paint", "--color", ""], ["red", "green"]), (["paint", "--color", "g"], ["green"]),
    (["paint", "--format", "j"], ["json"]), (["dig", "--depth", ""], []),
    (["dig", ""], ["deep", "not so deep"]), (["dig", "de"], ["deep"]), (["dig", "x"], []),
    (["garden", "--mo"], ["--mode"]),
    (["read", "garden"], ["garden plan.txt"]), (["help", "pa"], ["paint"]), (["completions", "z"], ["zsh"]),
  ]

  @Test(.enabled(if: isInstalled("bash"), "bash is not installed")) func `bash completes`() {
    forEachRow(Self.cases) { words, candidates in
      expectEqual(try bash(words), candidates)
    }
  }

  @Test(.enabled(if: isInstalled("bash"), "bash is not installed"))
  func `bash parts words at an equals sign`() {
    forEachRow([
      (["dig", "--mode", "=", "f"], ["fast"]), (["dig", "--mode", "="], ["fast", "slow"]),
      (["--color", "=", "red", "paint", "n"], ["north"]),
    ]) { words, candidates in
      expectEqual(try bash(words), candidates)
    }
  }

  private func bash(_ words: [String]) throws -> [String] {
    let typed = (["sample"] + words).map { "'\($0)'" }.joined(separator: " ")
    return try lines(
      "bash", ["--norc", "--noprofile"],
      """
      source sample.bash
      complete -p sample | grep -q '_sample sample$' || echo not registered
      COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count)
      _sample
      [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
      """)
  }

  @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed")) func `zsh completes`() {
    forEachRow(Self.cases + [(["dig", "--mode=f"], ["fast"])]) { words, candidates in
      let typed = (["sample"] + words).map { "'\($0)'" }.joined(separator: " ")
      // Outside of an edited line zsh has no widgets, so what would be passed to them is printed.
      let printed = try lines(
        "zsh", ["-f"],
        """
        autoload -Uz compinit && compinit -u -d \(folder.root)/dump
        source ./sample.zsh
        [[ $_comps[sample] == _sample ]] || echo not registered
        compset() { : }
        _files() { print -rl -- *(N) }
        _describe() { print -rl -- ${(P)@[-1]} }
        words=(\(typed)); CURRENT=\(words.count + 1)
        _sample
        """)
      // The widgets decide by the typed part of a word, or the part after its equals sign.
      let typedPart = words.last?.split(separator: "=", omittingEmptySubsequences: false).last ?? ""
      let offered = printed.map { String($0.prefix { $0 != ":" }) }.filter { $0.hasPrefix(typedPart) }
      expectEqual(offered, candidates)
    }
  }

  @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed"))
  func `zsh finds no fault in its script`() throws {
    expectEmpty(try lines("zsh", ["-f", "-n"], "source ./sample.zsh"))
    expectEmpty(try lines("zsh", ["-f"], "zsh -n sample.zsh"))
  }

  @Test(.enabled(if: isInstalled("fish"), "fish is not installed")) func `fish completes`() {
    forEachRow(Self.cases + [(["dig", "--mode=f"], ["--mode=fast"])]) { words, candidates in
      let typed = (["sample"] + words).joined(separator: " ")
      let printed = try lines("fish", ["--no-config"], "source sample.fish; complete -C '\(typed)'")
      let names = printed.map { String($0.prefix { $0 != "\t" }).replacing("\\ ", with: " ") }
      // An optional value is offered as a second candidate, which ends with an equals sign.
      let flags = names.filter { !($0.hasPrefix("--") && $0.hasSuffix("=")) }
      expectEqual(Set(flags), Set(candidates), "\(printed)")
    }
  }
}
