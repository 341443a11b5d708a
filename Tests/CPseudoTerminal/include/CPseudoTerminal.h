#pragma once
int pty_placeholder(void);
