#if canImport(Glibc)
  import Glibc
#endif

/// The functions and variables of an ELF file, by their offsets.
struct SymbolTable {
  private var functions: [(start: UInt, end: UInt, name: String)] = []
  /// The offsets of functions and variables by their mangled names.
  private(set) var offsets: [String: UInt] = [:]

  /// Reads the table of a file; it is empty if the file cannot be read or was stripped.
  init(ofFile path: String) {
    guard let bytes = Self.bytes(ofFile: path), bytes.count > 64,
      Array(bytes[..<4]) == [0x7F, 0x45, 0x4C, 0x46]
    else { return }
    bytes.withUnsafeBytes { read(UnsafeRawBufferPointer($0)) }
    functions.sort { $0.start < $1.start }
  }

  /// Returns the mangled name of the function at an offset from the base of the loaded file; `nil` if there
  /// is not a function.
  func symbol(at offset: UInt) -> String? {
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset < functions[low - 1].end else { return nil }
    return functions[low - 1].name
  }

  /// The relevant fields of a section header in the 64-bit format.
  private struct Section {
    let (type, link): (UInt32, UInt32)
    let (offset, size): (UInt64, UInt64)
  }

  private mutating func read(_ file: UnsafeRawBufferPointer) {
    let headers = Int(file.loadUnaligned(fromByteOffset: 40, as: UInt64.self))
    let count = Int(file.loadUnaligned(fromByteOffset: 60, as: UInt16.self))
    guard headers + count * 64 <= file.count else { return }
    let sections = (0..<count).map { index in
      let start = headers + index * 64
      return Section(
        type: file.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
        link: file.loadUnaligned(fromByteOffset: start + 40, as: UInt32.self),
        offset: file.loadUnaligned(fromByteOffset: start + 24, as: UInt64.self),
        size: file.loadUnaligned(fromByteOffset: start + 32, as: UInt64.self))
    }
    // 2 is the type of the complete table, which includes symbols that are not exported.
    guard let symbols = sections.first(where: { $0.type == 2 }), sections.indices.contains(Int(symbols.link))
    else { return }
    let names = Int(sections[Int(symbols.link)].offset)
    for start in stride(from: Int(symbols.offset), to: Int(symbols.offset + symbols.size), by: 24) {
      // 1 is the type of variables, 2 that of functions.
      let type = file[start + 4] & 0xF
      guard type == 1 || type == 2 else { continue }
      let value = UInt(file.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self))
      let size = UInt(file.loadUnaligned(fromByteOffset: start + 16, as: UInt64.self))
      let name = names + Int(file.loadUnaligned(fromByteOffset: start, as: UInt32.self))
      guard size > 0, let text = file.baseAddress?.advanced(by: name) else { continue }
      let string = String(cString: text.assumingMemoryBound(to: CChar.self))
      offsets[string] = value
      if type == 2 { functions.append((value, value + size, string)) }
    }
  }

  private static func bytes(ofFile path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: max(0, size)) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }
}
