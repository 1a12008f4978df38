#if canImport(Glibc)
  import Glibc
#endif

/// A statically linked program, which contains the libraries of the toolchain.
///
/// It calls their functions without import tables, by instructions with the distance to the function. These
/// are changed to lead to the hooks.
///
/// For example, a call of `sleep` is the byte E8 and four bytes with the distance from the end of the
/// instruction to `sleep`:
///
///     E8 1B 02 00 00  // call sleep, 0x21B bytes after this instruction
struct StaticProgram: Sendable {
  /// This program; `nil` if it is linked dynamically.
  static let shared = dlsym(nil, "dispatch_async") == nil ? StaticProgram() : nil

  private let base: UInt
  private let code: [Range<UInt>]
  private let symbols: SymbolTable

  private init?() {
    guard let program = LoadedFile.all.first else { return nil }
    (base, code) = (program.base, program.code)
    symbols = program.symbols
  }

  /// Returns the address of a function or variable; `nil` if the program has no such symbol.
  func address(of name: String) -> UnsafeMutableRawPointer? {
    symbols.offsets[name].flatMap { UnsafeMutableRawPointer(bitPattern: base + $0) }
  }

  /// Changes the program's calls of the hooked functions.
  ///
  /// - Returns: The names of the hooked functions that the program contains; empty on processors other than
  ///   x86-64.
  func install(_ hooks: [Hook]) -> Set<String> {
    #if arch(x86_64)
      let targets = Dictionary(
        uniqueKeysWithValues: hooks.compactMap { hook in symbols.offsets[hook.name].map { (base + $0, hook) }
        })
      guard !targets.isEmpty else { return [] }
      for part in code { changeCalls(in: part, to: targets) }
      return Set(targets.values.map(\.name))
    #else
      return []
    #endif
  }

  /// Changes calls, jumps and the instructions that load a function's address.
  private func changeCalls(in code: Range<UInt>, to targets: [UInt: Hook]) {
    guard let start = UnsafeRawPointer(bitPattern: code.lowerBound) else { return }
    let bytes = UnsafeRawBufferPointer(start: start, count: code.count)
    for offset in bytes.indices.dropLast(7) {
      guard let length = Self.opcodeLength(in: bytes, at: offset) else { continue }
      // The distance to the function is measured from the end of the instruction.
      let distance = bytes.loadUnaligned(fromByteOffset: offset + length, as: Int32.self)
      let end = code.lowerBound + UInt(offset + length) + 4
      guard let hook = targets[end &+ UInt(bitPattern: Int(distance))],
        hook.isForDispatch || !isOfDispatch(end)
      else { continue }
      CodeMemory.write(Int32(truncatingIfNeeded: Int(bitPattern: hook.replacement &- end)), at: end - 4)
    }
  }

  /// The number of bytes before the distance in an instruction that refers to a function; `nil` for others.
  private static func opcodeLength(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    switch bytes[offset] {
    // `call` and `jmp`.
    case 0xE8, 0xE9: 1
    // `lea` into any register, relative to the instruction.
    case 0x48, 0x4C: bytes[offset + 1] == 0x8D && bytes[offset + 2] & 0xC7 == 0x05 ? 3 : nil
    default: nil
    }
  }

  /// Whether an instruction is in a function of Dispatch itself.
  private func isOfDispatch(_ address: UInt) -> Bool {
    guard let name = symbols.symbol(at: address - base - 1) else { return false }
    return ["dispatch_", "_dispatch_", "_os_object_", "_voucher_"].contains { name.hasPrefix($0) }
  }
}

/// The memory with the program's instructions.
private enum CodeMemory {
  static func write(_ value: Int32, at address: UInt) {
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let start = address / size * size
    // Four bytes may reach into the next page.
    let page = UnsafeMutableRawPointer(bitPattern: start)
    guard mprotect(page, Int(2 * size), PROT_READ | PROT_WRITE | PROT_EXEC) == 0 else { return }
    UnsafeMutableRawPointer(bitPattern: address)?.storeBytes(of: value, as: Int32.self)
    mprotect(page, Int(2 * size), PROT_READ | PROT_EXEC)
  }
}
