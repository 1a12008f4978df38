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
    guard let bytes = Self.bytes(ofFile: path) else { return }
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

  private mutating func read(_ file: UnsafeRawBufferPointer) {
    guard let sections = SymbolSections(of: file) else { return }
    let (symbols, names) = (sections.symbols, sections.names.lowerBound)
    for start in stride(from: symbols.lowerBound, to: symbols.upperBound, by: 24) {
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

  static func bytes(ofFile path: String) -> [UInt8]? {
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
