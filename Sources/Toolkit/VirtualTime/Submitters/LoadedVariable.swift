/// Variables of loaded libraries, or of a statically linked program.
enum LoadedVariable {
  /// Returns the address of a variable by its symbol, which need not be exported; `nil` if it is not found.
  static func named(_ name: String, in library: String) -> UnsafeMutableRawPointer? {
    if let program = StaticProgram.shared { return program.address(of: name) }
    guard let file = LoadedFile.all.first(where: { $0.name == library }),
      let offset = file.symbols.offsets[name]
    else { return nil }
    return UnsafeMutableRawPointer(bitPattern: file.base + offset)
  }
}
