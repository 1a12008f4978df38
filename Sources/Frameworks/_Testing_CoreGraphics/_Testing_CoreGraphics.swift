// Swift Testing has an addition to CoreGraphics by this name, which a file that imports both takes in
// by itself. The toolchain has it on Apple's systems alone. Here is nothing to add, but the compiler
// has to find it.
