import Workers

/// The relevant part of what Swift's runtime writes about a crash.
enum Crash {
  static func brief(program base: Int, caller: Int = 0x30) -> String {
    report(base, [frame(0x27061), frame(base + 0x10), frame(base + caller)])
  }

  static func full(program base: Int, caller: Int = 0x30, line: Int = 7) -> String {
    let inlined = frame(base + 0x10, "Array.first.getter", "Library.swift", 1, 2, #""inlined": true,"#)
    let system = #""description": "_assertionFailure(_:) + 97", "image": "libswiftCore.so""#
    return report(
      base,
      [
        frame(0x27061, system), frame(base + 0x10, #""runtimeFailure": true, "description": "oh""#), inlined,
        frame(base + 0x10, "Settings.load() + 4", "Settings.swift", line, 5, ""),
        frame(base + caller, "Stage.open() + 12", "Stage.swift", 9, 1, ""),
      ])
  }

  static func output(_ report: String, before: String = "", after: String = "") -> CapturedOutput {
    var output = CapturedOutput()
    output.append("\(before)\n*** Signal 4: Backtracing from 0x7061... done ***\n\n\(report)\n\(after)".utf8)
    return output
  }

  static func death(full isFull: Bool = false, caller: Int = 0x30, line: Int = 7) -> WorkerDeath {
    let base = isFull ? 0x5000 : 0x9000
    let report =
      isFull ? full(program: base, caller: caller, line: line) : brief(program: base, caller: caller)
    return WorkerDeath(cause: .signal(4), output: output(report), earlierJobs: 0)
  }

  private static func report(_ base: Int, _ frames: [String]) -> String {
    """
    { "kind": "crashReport", "description": "Illegal instruction", "faultAddress": "0x27061", \
    "threads": [ { "name": "other", "frames": [] }, \
    { "name": "app", "crashed": true, "frames": [ \(frames.joined(separator: ", ")), \
    { "kind": "truncated" } ] } ], "images": [ \(image("libswiftCore.so", 0x27000)), \(image("app", base)) ] }
    """
  }

  private static func image(_ name: String, _ base: Int) -> String {
    #"{ "name": "\#(name)", "baseAddress": "\#(hexadecimal(base))", "endOfText": "\#(hexadecimal(base + 0x1000))" }"#
  }

  private static func frame(_ address: Int, _ rest: String? = nil) -> String {
    #"{ "kind": "returnAddress", "address": "\#(hexadecimal(address))"\#(rest.map { ", " + $0 } ?? "") }"#
  }

  private static func frame(
    _ address: Int, _ name: String, _ file: String, _ line: Int, _ column: Int, _ marks: String
  ) -> String {
    let location = #"{ "file": "\#(file)", "line": \#(line), "column": \#(column) }"#
    return frame(
      address, #"\#(marks) "description": "\#(name)", "image": "app", "sourceLocation": \#(location)"#)
  }

  private static func hexadecimal(_ number: Int) -> String { "0x\(String(number, radix: 16))" }
}
