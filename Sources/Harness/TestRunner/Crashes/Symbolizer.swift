import Diagnostics
import Foundation
import Platform
import VirtualTime

/// The toolchain's `llvm-symbolizer`, which finds the functions of all crashes of a run at once, in a tenth of the
/// time that the runtime needs for those of one.
package struct Symbolizer: Hashable, Sendable {
  /// The path of the program.
  let executable: String

  /// Finds the program; one beside the compiler comes first, as it can read what that compiler writes.
  ///
  /// - Parameter environment: The variables of this process, for the folders of programs.
  package init?(in environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let files = FileManager.default
    let hasCompiler = folders.filter { files.isExecutableFile(atPath: "\($0)/swiftc") }
    let candidates = (hasCompiler + folders).map { "\($0)/llvm-symbolizer" }
    guard let executable = candidates.first(where: files.isExecutableFile) else { return nil }
    self.executable = executable
  }

  /// Returns the functions at each of some positions, the innermost first; `nil` if the program fails.
  func functions(at calls: [CrashReport.Call]) -> [[CalledFunction]]? {
    let questions = calls.map { call in
      // The position to return to may already belong to the next line.
      let offset = call.isReturn ? call.position.offset - 1 : call.position.offset
      return "\"\(call.position.path)\" 0x\(String(offset, radix: 16))".shellQuoted
    }
    guard let output = answer(to: questions) else { return nil }
    let answers = output.components(separatedBy: "\n\n").prefix(calls.count)
    guard answers.count == calls.count else { return nil }
    return zip(answers, calls).map { functions(in: $0, image: $1.position.image) }
  }

  /// Runs the program using only the C library, as this process may be crashing.
  private func answer(to questions: [String]) -> String? {
    let command = [executable.shellQuoted, "--no-demangle", "--inlines", "--relative-address"] + questions
    guard let output = popen((command + ["2>/dev/null", "</dev/null"]).joined(separator: " "), "r") else {
      return nil
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, output), count > 0 {
      bytes += buffer.prefix(count)
    }
    return pclose(output) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Reads two lines for each function: its symbol, then its position.
  private func functions(in answer: String, image: String) -> [CalledFunction] {
    let lines = answer.split(separator: "\n").map(String.init)
    return stride(from: 0, to: lines.count - 1, by: 2).compactMap { index in
      function(lines[index], at: lines[index + 1], image: image)
    }
  }

  private func function(_ symbol: String, at position: String, image: String) -> CalledFunction? {
    let parts = position.split(separator: ":")
    let numbers = parts.suffix(2).compactMap { Int($0) }
    let file = parts.dropLast(2).joined(separator: ":")
    guard symbol != "??" else { return nil }
    let name = Demangling.name(of: symbol)
    let isKnown = numbers.count == 2 && file.hasPrefix("/")
    if isKnown, numbers[0] > 0 || !Demangling.isThunk(symbol) {
      return CalledFunction(
        name: name, image: image, location: SourceLine(file: file, line: numbers[0], column: numbers[1]))
    }
    // Code that the compiler generated has no file, and a library's function may have none.
    return CodePosition(image: image, offset: 0).isInProgram ? nil : CalledFunction(name: name, image: image)
  }
}
