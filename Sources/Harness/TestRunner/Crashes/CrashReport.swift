import Workers

/// What Swift's runtime reports of a crash: what happened, and which functions were running.
package struct CrashReport: Hashable, Sendable {
  /// What happened, as `Bad pointer dereference at 0x8`.
  var reason: String
  /// The innermost calls, the innermost one first.
  var calls: [Call]

  /// A call that had not returned.
  struct Call: Hashable, Sendable {
    var position: CodePosition
    /// The function with its line, after those that the compiler put into it; empty in a brief report.
    var functions: [String]
  }
}

/// A position in machine code, which is the same in every process of the same files.
struct CodePosition: Hashable, Sendable, CustomStringConvertible {
  /// The name of the program or library.
  var image: String
  /// The distance from where the image begins in memory.
  var offset: UInt64

  var description: String { "\(image) + 0x\(String(offset, radix: 16))" }

  /// Whether the code is in the program itself, and not in a library beside it.
  var isInProgram: Bool { !image.contains(".so") && !image.hasSuffix(".dylib") }
}

extension CrashReport {
  /// Whether functions are named.
  var isFull: Bool { calls.contains { !$0.functions.isEmpty } }

  var positions: [CodePosition] { calls.map(\.position) }

  /// Where the program crashed: the innermost of its own calls, and what that called in libraries.
  ///
  /// Crashes at the same line of the program have the same origin, whatever led there.
  var origin: [CodePosition] {
    let count = positions.firstIndex(where: \.isInProgram).map { $0 + 1 } ?? positions.count
    // A standard library that is a part of the program calls a few functions of its own in a trap.
    let hasLibrary = positions.contains { !$0.isInProgram }
    return Array(positions.prefix(hasLibrary ? count : max(count, 5)))
  }

  /// The innermost calls as far as they are those of another report, too.
  func calls(sharedWith other: CrashReport) -> [Call] {
    zip(calls, other.calls).prefix { $0.position == $1.position }.map(\.0)
  }

  /// The report in words, a line for each function.
  ///
  ///     *** Program crashed: Illegal instruction ***
  ///
  ///       _assertionFailure(_:_:file:line:flags:) in libswiftCore.so
  ///       Settings.viewDidLoad() at /app/Sources/App/Settings.swift:37:5
  ///       ...
  var text: String {
    // In a full report only code that the compiler made has no name.
    let functions = isFull ? calls.flatMap(\.functions) : positions.map(\.description)
    return "*** Program crashed: \(reason) ***\n\n" + functions.map { "  \($0)\n" }.joined() + "  ...\n"
  }
}

extension CrashReport {
  /// The name of the variable that says what the runtime reports of a crash.
  package static let variable = "SWIFT_BACKTRACE"

  /// The value of ``variable`` by which a crash reports what is read here: its own thread alone, without
  /// waiting for a debugger.
  ///
  /// To name a function takes up to .1 s, so only the innermost calls are reported.
  package static func settings(_ detail: CrashDetail) -> String {
    "enable=yes,color=no,interactive=no,threads=crashed,images=mentioned,registers=none,format=json,"
      + "limit=16,top=0,symbolicate=\(detail == .full ? "full" : "off")"
  }
}
