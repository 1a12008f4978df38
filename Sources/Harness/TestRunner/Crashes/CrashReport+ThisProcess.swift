import Platform
import VirtualTime

extension CrashReport {
  /// The calls of this thread, which is in the handler of a fatal signal; `nil` if they cannot be named.
  init?(ofThisProcess symbolizer: Symbolizer) {
    var calls = Self.addresses().compactMap(Self.call)
    // The handler, then the system's code that called it.
    calls = Array(calls.drop { $0.position.isInProgram }.dropFirst())
    guard !calls.isEmpty else { return nil }
    // The signal came at this instruction, not after a call.
    calls[0].isReturn = false
    guard let functions = symbolizer.functions(at: calls) else { return nil }
    for index in calls.indices { calls[index].functions = functions[index] }
    self.init(reason: "with the message above", calls: calls)
    guard isFull else { return nil }
  }

  /// The addresses that the C library finds; empty if it has no such function.
  private static func addresses() -> [UInt] {
    var addresses = [UInt](repeating: 0, count: 128)
    let count = backtrace?(&addresses, Int32(addresses.count)) ?? 0
    return Array(addresses.prefix(Int(count)))
  }

  private static func call(at address: UInt) -> Call? {
    guard let (path, base) = LoadedFunction.file(at: address) else { return nil }
    let image = path.split(separator: "/").last.map(String.init) ?? path
    return Call(
      position: CodePosition(image: image, path: path, offset: UInt64(address - base)), functions: [])
  }

  private static let backtrace: (@convention(c) (UnsafeMutablePointer<UInt>, Int32) -> Int32)? =
    LoadedFunction.named("backtrace")
}
