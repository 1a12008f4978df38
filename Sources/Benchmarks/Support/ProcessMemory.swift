import Foundation

/// The memory of this process, now and at its peak; only Linux reports both in files.
enum ProcessMemory {
  /// The bytes that are in memory now.
  static var resident: Int? {
    let words = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return words.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
  }

  /// The most bytes that were in memory at once since ``forgetPeak()``.
  static var peak: Int? {
    let lines = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
    let words = lines?.first { $0.hasPrefix("VmHWM:") }?.split(separator: " ")
    return words.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * 1024 }
  }

  /// Resets the peak.
  static func forgetPeak() {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }
}
