/// Goldens of format 1, which the repository's `Snapshots` no longer has.
enum SampleFormerGoldens {
  static let texts = [
    """
    showcase-storyboard 1
    use case: C / u
    script: s
    configuration: c

    [1] launch
    called  start("a")
    UIWindow (0 0; 390 844)
      UIView (0 0; 390 844) background=systemBackground appearance=dark
        UILabel "a" (20 20; 100 20) font=regular-15 color="#FF0000"
        UITextField #name (20 50; 100 30) [hidden] placeholder="Name"
        UILabel "b" (20 90; 100 20)
        UILabel "b" (20 120; 100 20)

    [2] tap
    changed UILabel "b" 2 of 2: (20 120; 100 20) -> (20 130; 100 20), none -> lines=0
    removed UILabel "a"
    added   in UIView at 0
      UISwitch (0 0; 51 31) [on]
    moved   UITextField #name to UIView at 3

    [3] snapshot("end")
    pending a Timer at 3 s
    awaited 2 threads
    UIWindow (0 0; 390 844)
      UISwitch (0 0; 51 31) [on]

    [4] tap
    replaced UIWindow
      UIScreen
        UIWindow (0 0; 390 844)

    """,
    """
    showcase-storyboard 1
    use case: C / u
    script: launch
    configuration:

    [1] launch
    UILabel "a" (0 0; 10 20.333)

    """,
  ]
}
